import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Content in place of children that throw during rendering. */
  renderFailure: (error: unknown) => ReactNode;
  onError?: (error: unknown) => void;
  /** Another value renders the children again. */
  resetKey?: unknown;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown } | undefined;
  resetKey: unknown;
}

/** Contains the errors of its children. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFailure(failure.error) : this.props.children;
  }
}
