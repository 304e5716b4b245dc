import { useLingui } from '@lingui/react'
import { useDataTime } from '../../queries/online/data-time.ts'
import { useOnline } from '../../queries/online/use-online.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { offlineIcon } from '../../ui/icons/status.ts'
import { useText } from '../../ui/text.tsx'
import { formatReadAt } from '../../lib/format/format-date.ts'

/** Says while the browser is offline that it is, and how old the data on the screen is. */
export function OfflineBar() {
  const t = useText()
  const { i18n } = useLingui()
  const online = useOnline()
  const time = useDataTime()
  if (online) return null
  const title =
    time === null ? t('app.offline') : t('app.offline.since', { time: formatReadAt(new Date(time), i18n.locale) })
  return <Banner bar tone="warning" icon={offlineIcon} title={title} />
}
