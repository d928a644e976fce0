import { type ComponentType, lazy, useState } from 'react';

export interface LazyPart<Props> {
  (props: Props): React.JSX.Element;
  /** Loads the code. Repeated calls are cheap. */
  preload: () => Promise<unknown>;
}

export interface LazyPage<Props> extends LazyPart<Props> {
  /** The path of the page's file below src/web. The build finds the chunk by it. */
  source: string;
}

/** A page in a separate chunk. */
export function lazyPage<Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  return Object.assign(lazyPart(load), { source });
}

/** A component in a separate chunk that renders synchronously if its code is loaded. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const preload = () => {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Waiting = lazy(async () => ({ default: await preload() }));

  // Decided once per mount: a component that changed its type would lose its state.
  function Part(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <Chosen {...props} />;
  }
  return Object.assign(Part, { preload });
}
