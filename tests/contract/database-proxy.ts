import { type Socket, connect, createServer } from 'node:net';
import { listenLocally } from './local-server.ts';

/** `reset`: the connection is reset, as when a machine on the way fails. `end`: it is closed, as by the other side. */
type Cut = 'reset' | 'end';

export interface DatabaseProxy extends AsyncDisposable {
  /** The URL of the same database through the proxy. */
  url: string;
  /** Accepts all data, on old and new connections, and forwards nothing. */
  hold(): void;
  /** Forwards the held data in order, and continues normally. */
  goOn(): void;
  /** Resolves when data was held on this many connections since `hold`. */
  heldOn(count: number): Promise<void>;
  /** Ends every open connection. The data held on it is lost. */
  cut(how: Cut): void;
  /** From now on, ends every connection as soon as it is opened, like a proxy that finds no database. */
  shut(): void;
  open(): void;
  /** Replaces these bytes on their way to the database, on existing and new connections. */
  change(from: string, to: string): void;
}

interface Wire {
  near: Socket;
  far: Socket;
  held: (() => void)[];
}

const unchanged = (chunk: Buffer): Buffer => chunk;

/** A proxy between a server and its PostgreSQL. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const wires = new Set<Wire>();
  let isHolding = false;
  let isShut = false;
  let change = unchanged;
  let waiting: { count: number; resolve: () => void }[] = [];

  const told = () => {
    const many = [...wires].filter(({ held }) => held.length > 0).length;
    for (const { count, resolve } of waiting) if (many >= count) resolve();
    waiting = waiting.filter(({ count }) => many < count);
  };
  const pass = (wire: Wire, act: () => void) => {
    if (!isHolding) {
      act();
      return;
    }
    wire.held.push(act);
    told();
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (isShut) {
      near.on('error', () => undefined).resume();
      near.end();
      return;
    }
    const wire: Wire = {
      near,
      far: connect({ port: Number(port), host: hostname, allowHalfOpen: true }),
      held: [],
    };
    wires.add(wire);
    join(wire, near, wire.far, (chunk) => change(chunk));
    join(wire, wire.far, near);
  });
  const join = (wire: Wire, from: Socket, to: Socket, changed = unchanged) => {
    from.on('data', (chunk) => pass(wire, () => to.write(changed(chunk))));
    from.on('end', () => pass(wire, () => to.end()));
    from.on('error', () => pass(wire, () => to.destroy()));
    from.on('close', () => {
      if (from.destroyed && to.destroyed) wires.delete(wire);
    });
  };
  const cut = (how: Cut) => {
    for (const { near, far, held } of wires) {
      held.length = 0;
      if (how === 'reset') near.resetAndDestroy();
      else near.destroySoon();
      far.destroy();
    }
    wires.clear();
  };

  const { port: ownPort, close } = await listenLocally(server);
  const url = new URL(databaseUrl);
  url.port = String(ownPort);
  return {
    url: url.href,
    hold() {
      isHolding = true;
    },
    goOn() {
      isHolding = false;
      for (const { held } of wires) for (const act of held.splice(0)) act();
    },
    heldOn(count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ count, resolve });
      told();
      return promise;
    },
    cut,
    shut() {
      isShut = true;
      cut('end');
    },
    open() {
      isShut = false;
    },
    change(from, to) {
      if (from.length !== to.length) throw new Error('The message would have another length.');
      change = (chunk) => Buffer.from(chunk.toString('latin1').replaceAll(from, to), 'latin1');
    },
    async [Symbol.asyncDispose]() {
      cut('reset');
      await close();
    },
  };
}
