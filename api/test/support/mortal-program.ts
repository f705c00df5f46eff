import { eventually } from './eventually';
import { type Program, serverPid, startProgram } from './process';

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** The program while a test kills and starts it, and others call it all the time. */
export class MortalProgram {
  readonly dataDir: string;
  readonly #environment: NodeJS.ProcessEnv;
  #program: Program | undefined;
  /** Resolves when a server listens; a new promise from each kill on. */
  #listening = deferred<Program>();
  /** How many calls it has answered. */
  answers = 0;

  constructor(dataDir: string, environment: NodeJS.ProcessEnv) {
    this.dataDir = dataDir;
    this.#environment = environment;
  }

  async start(): Promise<void> {
    this.#program = await startProgram(this.dataDir, this.#environment);
    this.#listening.resolve(this.#program);
  }

  stop = () => this.#program?.stop();

  /** Kills server and database at once, in the middle of whatever they do, and starts both again. @returns when */
  async kill(): Promise<Date> {
    this.#listening = deferred();
    process.kill(serverPid(this.dataDir), 'SIGKILL');
    await this.#program?.kill();
    const killedAt = new Date();
    await this.start();
    return killedAt;
  }

  /** Calls the server that lives once: what does not arrive is lost. */
  async once(call: (at: { origin: string }) => Promise<unknown>): Promise<void> {
    await call(await this.#listening.promise).catch(() => undefined);
  }

  /** Calls until it is answered: a browser whose request was lost sends the same again. */
  async until<Answer>(call: (at: { origin: string }) => Promise<Answer>): Promise<Answer> {
    let answer: Answer | undefined;
    await eventually(async () => {
      answer = await call(await this.#listening.promise);
    }, 2400);
    this.answers += 1;
    return answer as Answer;
  }
}
