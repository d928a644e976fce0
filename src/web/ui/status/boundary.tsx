import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shows in place of the children once drawing them has failed. */
  instead?: ReactNode;
  /** Another one than the failed one has: the children are tried anew. */
  attempt?: unknown;
  children: ReactNode;
}

/** Keeps what goes wrong in a part of the page to that part: React would take the whole page away. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ attempt }: BoundaryProps) {
    // Once for each attempt.
    // oxlint-disable-next-line react/no-did-update-set-state
    if (this.state.hasFailed && attempt !== this.props.attempt) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
