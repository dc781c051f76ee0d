import type {Behaviour, FaultSettings} from './faults';
import type {Context} from './handler';
import type {WorldOptions} from './world';

/** Options of one server of the mock. */
export type Options = Behaviour & {
  /** Serves HTTPS with this certificate. */
  certificate?: {key: string; cert: string};
  /** 0, the default, picks a free port. */
  port?: number;
  faults?: FaultSettings;
  links?: Context['links'];
  world?: WorldOptions;
  /** Accepts body members that the contract does not document. */
  isLenient?: boolean;
  /** Called with a line for each request and delivery. */
  log?: (line: string) => void;
};
