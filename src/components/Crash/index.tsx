import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import {Component, type ComponentType, type ReactNode, useEffect, useState} from 'react';

/** Returns an error for any thrown value. */
function errorOf(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  try {
    return new Error(String(thrown));
  } catch {
    return new Error('The thrown value has no text.');
  }
}

/**
 * Wraps an error component of the theme. The wrapper resets the error when the reader opens another page, and accepts
 * thrown values of any type.
 *
 * @param Original the theme's error component
 */
export function withReset(Original: ComponentType<Props>) {
  return function Crash({error, tryAgain}: Props): ReactNode {
    const {pathname} = useLocation();
    const [crashed] = useState(pathname);
    useEffect(() => {
      if (pathname !== crashed) tryAgain();
    }, [pathname, crashed, tryAgain]);
    return <Original error={errorOf(error)} tryAgain={tryAgain} />;
  };
}

type State = {crash?: {thrown: unknown} | undefined};

/**
 * Shows the crash page if anything outside the layout crashes. The error boundaries of Docusaurus ignore thrown values
 * such as `null`, so these arrive here too.
 */
export class CrashBoundary extends Component<{children: ReactNode}, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return {crash: {thrown}};
  }

  readonly #tryAgain = () => this.setState({crash: undefined});

  override render(): ReactNode {
    const {crash} = this.state;
    if (!crash) return this.props.children;
    return <ErrorPageContent error={crash.thrown as Error} tryAgain={this.#tryAgain} />;
  }
}
