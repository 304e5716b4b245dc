import { Component, Suspense, type ReactNode } from 'react'
import { Button } from '../ui/buttons/Button.tsx'
import { useText } from '../ui/text.tsx'
import { lazy } from '../ui/lazy.ts'

interface Ways {
  readonly error: unknown
  readonly onRetry: () => void
  readonly onRestart: () => void
}

/** When a download caused the crash, the download of the crash screen may fail too. */
function BareCrash({ onRetry }: Ways) {
  return <Button onClick={onRetry}>{useText()('app.crash.retry')}</Button>
}

const CrashScreen = lazy<Ways>(() =>
  import('./CrashScreen.tsx').then(
    (m) => m.CrashScreen,
    () => BareCrash,
  ),
)

interface Props {
  readonly onRestart: () => void
  readonly children: ReactNode
}

interface State {
  readonly crash: { readonly error: unknown } | null
}

/** A bug in a screen must neither blank the widget nor reach the host page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crash: null }

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } }
  }

  override render(): ReactNode {
    const { crash } = this.state
    if (!crash) return this.props.children
    const again = () => this.setState({ crash: null })
    const restart = () => {
      this.props.onRestart()
      again()
    }
    return (
      <Suspense>
        <CrashScreen {...crash} onRetry={again} onRestart={restart} />
      </Suspense>
    )
  }
}
