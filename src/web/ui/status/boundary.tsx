import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown instead of the children after their rendering has failed. */
  instead?: ReactNode;
  /** A different key than the failed one renders the children again. */
  attempt?: unknown;
  children: ReactNode;
}

/** Limits an error to a part of the page: without a boundary, React would remove the whole page. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ attempt }: BoundaryProps) {
    // Runs once for each attempt.
    // oxlint-disable-next-line react/no-did-update-set-state
    if (this.state.hasFailed && attempt !== this.props.attempt) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
