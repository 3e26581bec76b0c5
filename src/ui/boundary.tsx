import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Stands in for what broke; nothing, where it is left out. */
  fallback?: ReactNode
  /** Another value gives the children another chance. */
  retryOn?: unknown
}

interface State {
  broken: boolean
  retryOn: unknown
}

/** What throws while it renders takes down itself alone. React writes the error to the console. */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: false, retryOn: this.props.retryOn }

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true }
  }

  static getDerivedStateFromProps({ retryOn }: Props, state: State): Partial<State> | null {
    return Object.is(retryOn, state.retryOn) ? null : { broken: false, retryOn }
  }

  override render() {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children
  }
}
