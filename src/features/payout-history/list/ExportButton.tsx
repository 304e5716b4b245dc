import { exportTypeOf, type PayoutTab } from '../../../domain/payout-history/tabs.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useExportPayouts } from '../../../queries/payouts/payouts.ts'
import { useServices } from '../../../queries/services.ts'
import { ToolButton } from '../../../ui/data/table/Toolbar.tsx'
import { downloadIcon } from '../../../ui/icons/arrows.ts'
import { useText } from '../../../ui/text.tsx'
import { downloadFile } from './download-file.ts'

const FILE_NAME = 'data.csv'

/** Downloads every row of the tab, whatever the table shows of them (decisions.md H10). */
export function ExportButton({ tab }: { readonly tab: PayoutTab }) {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  const { mutate, isPending } = useExportPayouts({
    onExported: (csv) => {
      downloadFile({ name: FILE_NAME, type: 'text/csv;charset=utf-8', text: csv })
      toasts.show({ tone: 'success', title: t('history.export.done', { file: FILE_NAME }) })
    },
    onFailed: (error) => failures.toast(error, t('history.export.failed')),
  })
  return (
    <ToolButton icon={downloadIcon} loading={isPending} onClick={() => mutate(exportTypeOf(tab))}>
      {t('history.export')}
    </ToolButton>
  )
}
