import { Component, lazy, Suspense, type ReactNode } from 'react'

const CrashScreen = lazy(() => import('./CrashScreen.tsx').then((m) => ({ default: m.CrashScreen })))

interface Props {
  readonly onRestart: () => void
  readonly children: ReactNode
}

/** A bug in a screen must neither blank the widget nor reach the host page. */
export class ErrorBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    const again = () => this.setState({ crashed: false })
    const restart = () => {
      this.props.onRestart()
      again()
    }
    return (
      <Suspense>
        <CrashScreen onRetry={again} onRestart={restart} />
      </Suspense>
    )
  }
}
