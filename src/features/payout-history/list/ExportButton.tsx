import { exportTypeOf, type PayoutTab } from '../../../domain/payout-history/tabs.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useExportPayouts } from '../../../queries/payouts/payouts.ts'
import { useServices } from '../../../queries/services.ts'
import { ToolButton } from '../../../ui/data/table/Toolbar.tsx'
import { downloadIcon } from '../../../ui/icons/arrows.ts'
import { MenuItems } from '../../../ui/overlay/menu/Menu.tsx'
import { useMenu } from '../../../ui/overlay/menu/use-menu.ts'
import { useText } from '../../../ui/text.tsx'

/** A browser reads a file that it saves until its customer has chosen where to. */
const KEPT_MS = 60_000

interface TextFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/** Saves a file by a link that is in no document, so that the host page sees neither the link nor its click. */
function downloadFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

const FILE_NAME = 'data.csv'

interface Props {
  readonly tab: PayoutTab
  /** The number of transfers of the tab. */
  readonly total: number
  /** The payouts that match the search and the filter; null without them. */
  readonly found: readonly Payout[] | null
}

/** Downloads every row of the tab, or those that a search or a filter leaves (decisions.md H10). */
export function ExportButton({ tab, total, found }: Props) {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  const { mutate, isPending } = useExportPayouts({
    onExported: (csv) => {
      downloadFile({ name: FILE_NAME, type: 'text/csv;charset=utf-8', text: csv })
      // Whether the browser saved it is not known: a sandboxed frame saves nothing, and says nothing.
      toasts.show({
        tone: 'info',
        title: t('history.export.done', { file: FILE_NAME }),
        description: t('history.export.unsaved'),
        copies: csv,
      })
    },
    onFailed: (error) => failures.toast(error, t('history.export.failed')),
  })
  const { triggerProps, ...menu } = useMenu()
  const save = (ids: readonly string[] | null) => mutate({ type: exportTypeOf(tab), ids })
  const tool = { icon: downloadIcon, loading: isPending, children: t('history.export') }
  if (!found || found.length === 0) return <ToolButton {...tool} onClick={() => save(null)} />
  const choices = [
    { key: 'all', label: t('history.export.all', { count: total }), onSelect: () => save(null) },
    {
      key: 'shown',
      label: t('history.export.shown', { count: found.length }),
      onSelect: () => save(found.map(({ id }) => id)),
    },
  ]
  return (
    <>
      <ToolButton {...tool} {...triggerProps} />
      <MenuItems label={t('history.export')} groups={[choices]} menu={menu} />
    </>
  )
}
