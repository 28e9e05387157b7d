import Koa from 'koa';
import { Logger, DestinationStream } from 'pino';
import { Registry, Counter, Histogram } from 'prom-client';
import { Worker } from 'node:worker_threads';
import { AnswerKind, Json as Json$1, Requirement, Difficulty, Locale } from '@worksheet/core';
import * as z from 'zod';

type Dialect = 'sqlite' | 'postgres';
type SqlValue = string | number | null | Uint8Array;
/** The little that the two databases have in common. Statements are written once, with `?` for every value. */
interface Sql {
    readonly dialect: Dialect;
    rows<Row>(text: string, ...values: SqlValue[]): Promise<Row[]>;
    /** Runs several statements that take no values. */
    script(text: string): Promise<void>;
    /** Runs alone: no other process is inside at the same time, and all of it happens or nothing. */
    exclusively<Value>(work: (sql: Sql) => Promise<Value>): Promise<Value>;
    /** Looks at the database as it is at this moment, for as long as it takes, and holds nobody up. */
    snapshot<Value>(look: (rows: Sql['rows']) => Promise<Value>): Promise<Value>;
    /** Gives the room of what was forgotten back to the disk, a little at a time. */
    giveBack(): Promise<void>;
    close(): Promise<void>;
}

interface Account {
    readonly name: string;
    /** What people call it. */
    readonly title: string;
    readonly closedAt: number | null;
    readonly status: 'active' | 'suspended';
    readonly plan: 'prepaid' | 'monthly';
    /** Credits a month of a monthly plan; 0 for a prepaid one. */
    readonly allowance: number;
    readonly allowanceLeft: number;
    readonly renewedMonth: number;
    readonly balance: number;
    readonly held: number;
    readonly ratePerMinute: number | null;
    readonly rateBurst: number | null;
    readonly createdAt: number;
}
interface Changes {
    readonly title?: string;
    readonly allowance?: number;
    readonly ratePerMinute?: number;
    readonly rateBurst?: number;
    /** Null opens it again. */
    readonly closedAt?: number | null;
}
interface NewAccount {
    readonly name: string;
    readonly allowance: number;
    readonly ratePerMinute: number | null;
    readonly rateBurst: number | null;
}

/** Every code that an error body can carry: its status, and when it happens. The documentation is made from this table. */
declare const ERRORS: {
    readonly invalid_json: {
        readonly status: 400;
        readonly when: "The body is not one well-formed JSON value with unique names.";
    };
    readonly invalid_request: {
        readonly status: 400;
        readonly when: "A field is missing or of the wrong type; `details` lists all such fields.";
    };
    readonly unknown_grade: {
        readonly status: 400;
        readonly when: "An entry names a grade that is not in the catalog.";
    };
    readonly unknown_topic: {
        readonly status: 400;
        readonly when: "An entry names a topic that its grade does not have.";
    };
    readonly topic_not_implemented: {
        readonly status: 400;
        readonly when: "The topic is announced in the catalog but cannot be generated yet.";
    };
    readonly difficulty_not_available: {
        readonly status: 400;
        readonly when: "The topic does not offer this difficulty.";
    };
    readonly duplicate_entry_id: {
        readonly status: 400;
        readonly when: "Two entries have the same id.";
    };
    readonly too_many_problems: {
        readonly status: 400;
        readonly when: "The counts of the entries add up to more than 150.";
    };
    readonly missing_api_key: {
        readonly status: 401;
        readonly when: "There is no `Authorization: Bearer` header.";
    };
    readonly invalid_api_key: {
        readonly status: 401;
        readonly when: "The key is mistyped, unknown, revoked or expired.";
    };
    readonly insufficient_credits: {
        readonly status: 402;
        readonly when: "The account has fewer credits than the problems asked for.";
    };
    readonly account_suspended: {
        readonly status: 403;
        readonly when: "The account is suspended or closed.";
    };
    readonly not_found: {
        readonly status: 404;
        readonly when: "There is nothing under this path.";
    };
    readonly method_not_allowed: {
        readonly status: 405;
        readonly when: "The path does not take this method; `Allow` lists those it takes.";
    };
    readonly request_timeout: {
        readonly status: 408;
        readonly when: "The request did not arrive in time.";
    };
    readonly idempotency_in_progress: {
        readonly status: 409;
        readonly when: "A request with this idempotency key is being served right now.";
    };
    readonly body_too_large: {
        readonly status: 413;
        readonly when: "The body is larger than 256 KiB.";
    };
    readonly unsupported_media_type: {
        readonly status: 415;
        readonly when: "The media type of the body is not `application/json`.";
    };
    readonly idempotency_key_reused: {
        readonly status: 422;
        readonly when: "The idempotency key was used for another body or operation.";
    };
    readonly rate_limited: {
        readonly status: 429;
        readonly when: "The account sends requests faster than its limit; `Retry-After` tells when to go on.";
    };
    readonly headers_too_large: {
        readonly status: 431;
        readonly when: "The request headers are larger than 16 KiB.";
    };
    readonly generation_failed: {
        readonly status: 500;
        readonly when: "The problems could not be generated. Nothing is charged.";
    };
    readonly render_failed: {
        readonly status: 500;
        readonly when: "The output could not be rendered. Nothing is charged.";
    };
    readonly internal_error: {
        readonly status: 500;
        readonly when: "Something else went wrong in the service. Nothing is charged.";
    };
    readonly overloaded: {
        readonly status: 503;
        readonly when: "Too much work is waiting; `Retry-After` tells when to try again. Nothing is charged.";
    };
    readonly service_unavailable: {
        readonly status: 503;
        readonly when: "The database does not answer; `Retry-After` tells when to try again. Nothing is charged.";
    };
    readonly shutting_down: {
        readonly status: 503;
        readonly when: "This server is stopping; another one will answer. Nothing is charged.";
    };
    readonly render_timeout: {
        readonly status: 504;
        readonly when: "The output took too long. Nothing is charged.";
    };
};
type ErrorCode = keyof typeof ERRORS;

/** What the middleware learn of a request, for those behind them and for the log line. */
interface State {
    requestId: string;
    account: Account | undefined;
    /** The part of the key that is no secret. */
    apiKey: string | null;
    credits: number;
    errorCode: ErrorCode | undefined;
}

interface ParsedKey {
    readonly publicPart: string;
    readonly secretHash: Uint8Array;
}

interface ApiKey {
    readonly publicPart: string;
    readonly account: string;
    readonly name: string;
    readonly createdAt: number;
    readonly lastUsedAt: number | null;
    readonly expiresAt: number | null;
    readonly revokedAt: number | null;
}
declare function keysOf(sql: Sql): {
    /** The whole key is told here, once; the storage keeps only a hash of its secret. */
    create(account: string, name: string, expiresAt: number | null, now: number): Promise<{
        text: string;
        publicPart: string;
    }>;
    /** The account behind a valid key. An unknown, revoked, expired or wrong one takes the same road to null. */
    authenticate({ publicPart, secretHash }: ParsedKey, now: number): Promise<Account | null>;
    list: (account: string) => Promise<ApiKey[]>;
    find(publicPart: string): Promise<ApiKey | null>;
    /** A key that is revoked already keeps its earlier time. */
    revoke(publicPart: string, at: number): Promise<void>;
    /** All in one statement, so that it is one write however many keys there are. */
    markUsed(used: ReadonlyMap<string, number>): Promise<void>;
};
type Keys = ReturnType<typeof keysOf>;
/** Collects when keys were used and writes it down now and then, so that no request waits for it. */
declare class KeyUse {
    #private;
    constructor(keys: Keys);
    mark(publicPart: string, now: number): void;
    write(): Promise<void>;
}

/** A worksheet page as it was generated. It is stored whole, so it never changes. */
interface Embed {
    readonly id: string;
    readonly title: string;
    readonly locale: string;
    readonly problemCount: number;
    /** The page, compressed with gzip. */
    readonly html: Uint8Array;
    readonly etag: string;
}
interface EmbedListed {
    readonly id: string;
    readonly title: string;
    readonly problemCount: number;
    readonly createdAt: number;
    readonly expiresAt: number | null;
}

/**
 * What a ledger is asked and what it answers, as plain data. Every operation is idempotent by its id,
 * so a batch whose outcome is unknown may be sent again whole.
 */
type Operation = Grant | Renew | Reserve | Settle | Release | Replay | Refund;
/** Adds credits to an account, or takes them away where the amount is negative. */
interface Grant {
    readonly type: 'grant';
    readonly id: string;
    readonly account: string;
    readonly amount: number;
    readonly at: number;
    readonly note: string;
}
/** Starts a month of a monthly plan: fills the allowance up again. Does nothing when that month has already begun. */
interface Renew {
    readonly type: 'renew';
    readonly account: string;
    readonly month: number;
    readonly at: number;
}
/** Sets credits aside for work that is about to begin. Ends in exactly one settle or release. */
interface Reserve {
    readonly type: 'reserve';
    readonly id: string;
    readonly account: string;
    readonly amount: number;
    readonly at: number;
    readonly expiresAt: number;
    readonly note: string;
    /** What was asked for, such as `pdf`. */
    readonly operation: string;
    /** The part of the API key that is no secret; null where no key asked. */
    readonly apiKey: string | null;
    readonly retry: Retry | null;
}
/** The caller's idempotency key, and what it was used for. */
interface Retry {
    readonly key: string;
    readonly fingerprint: string;
    readonly expiresAt: number;
}
/**
 * The work is done: the credits are spent. The response is kept for retries under the same key, and the page that was
 * bought becomes public, all in one.
 */
interface Settle {
    readonly type: 'settle';
    readonly id: string;
    readonly account: string;
    readonly at: number;
    readonly response: Uint8Array | null;
    readonly page: Embed | null;
}
/** The work failed or its time ran out: the credits are free again, and so is the key. */
interface Release {
    readonly type: 'release';
    readonly id: string;
    readonly account: string;
    readonly at: number;
}
/** A retry takes the kept response of a settled charge: from then on it was delivered, and is not given back. */
interface Replay {
    readonly type: 'replay';
    readonly id: string;
    readonly account: string;
}
/** Gives back what a settled charge took for an answer that nobody got. Its key is free again, its page is gone. */
interface Refund {
    readonly type: 'refund';
    readonly id: string;
    readonly account: string;
    readonly at: number;
}
/** `held`, `settled`, `released` and `refunded` tell how a charge stands that cannot become what was asked for. */
declare const REFUSALS: readonly ["unknown_account", "insufficient", "key_in_use", "not_found", "held", "settled", "released", "refunded", "replayed"];
type Refusal = (typeof REFUSALS)[number];
/** `available` is what the account can still spend after the operation; `repeated` tells a second sending of the same one. */
type Result = {
    readonly ok: true;
    readonly available: number;
    readonly repeated: boolean;
} | {
    readonly ok: false;
    readonly available: number;
    readonly reason: Refusal;
};
/** Applies a batch in one durable transaction. The results stand in the order of the operations. */
interface LedgerStore {
    apply(operations: readonly Operation[]): Promise<readonly Result[]>;
}

interface GroupCommitOptions {
    readonly observe?: BatchObserver;
    readonly patienceMs?: number;
}
type BatchObserver = (batch: {
    readonly operations: number;
    readonly seconds: number;
}) => void;
/**
 * One batch is under way at a time; all that arrives meanwhile rides in the next. A durable commit then costs
 * a busy server no more than an unsafe one. The operations of one `submit` always share a batch.
 */
declare class GroupCommit {
    #private;
    constructor(store: LedgerStore, { observe, patienceMs }?: GroupCommitOptions);
    submit(...operations: Operation[]): Promise<readonly Result[]>;
    /** Resolves once nothing is queued or under way. */
    drained(): Promise<void>;
}

/** A file of the worksheet maker, as a browser gets it. */
interface MakerFile {
    readonly type: string;
    readonly content: Buffer;
    readonly etag: string;
    readonly cacheControl: string;
}
/** The files of the worksheet maker by their paths; the page itself has the path "/". */
type Maker = ReadonlyMap<string, MakerFile>;

/** A pupil's text and the problem that it answers: as data, or by its place in the worksheet. */
type AnswerToCheck = {
    readonly text: string;
    readonly entry: string;
    readonly place: number;
} | {
    readonly text: string;
    readonly answer: {
        readonly type: AnswerKind;
        readonly value: Json$1;
        readonly requires: Requirement | null;
        readonly label: string | null;
        readonly text: string;
    };
    readonly words: readonly string[];
    readonly choices: readonly {
        readonly label: string;
        readonly text: string;
        readonly mistake: string | null;
    }[];
};

interface Entry {
    readonly id: string;
    readonly grade: string;
    readonly topic: string;
    readonly difficulty: Difficulty;
    readonly count: number;
    readonly replace?: readonly number[] | undefined;
    readonly forms?: readonly string[] | undefined;
}
/** A request whose every gap is filled: together with the content version it determines the worksheet. */
interface GenerationRequest {
    readonly entries: readonly Entry[];
    readonly locale: Locale;
    readonly seed: number;
    readonly contentVersion?: string | undefined;
}
interface Layout {
    readonly title: string;
    readonly columns: 1 | 2;
    readonly workspace: 'compact' | 'normal' | 'roomy';
    readonly fontSize: 'small' | 'normal' | 'large';
    readonly showDifficulty: boolean;
    readonly showScore: boolean;
    readonly showSolutions: boolean;
    /** The title where it is null. */
    readonly header: string | null;
    readonly paper: 'letter' | 'a4';
    readonly nameAndDate: boolean;
    readonly showTopics: boolean;
    readonly keyOnNewPage: boolean;
    readonly startNumber: number;
    readonly tagged: boolean;
    readonly version: string;
    /** So many sisters in one file. */
    readonly versions: number;
    readonly part: 'whole' | 'key';
    readonly instructions: Readonly<Record<string, string>>;
}
/** Texts, drawings and solutions of the JSON. */
type Included = 'text' | 'latex' | 'html' | 'svg' | 'solution';
interface Branding {
    readonly organization: string | null;
    /** `#rrggbb` */
    readonly accentColor: string | null;
    readonly footer: string | null;
    readonly logo: {
        readonly type: 'image/png' | 'image/jpeg';
        readonly bytes: Uint8Array;
    } | null;
}
/** One output to produce, as plain data that may cross to another thread. */
type Job = {
    readonly request: GenerationRequest;
} & ({
    readonly output: 'verdicts';
    readonly answers: readonly AnswerToCheck[];
} | {
    readonly output: 'json';
    readonly warnings: readonly string[];
    readonly include: readonly Included[] | null;
    readonly includeSolutions: boolean;
} | {
    readonly output: 'latex';
    readonly title: string;
    readonly document: boolean;
    readonly showAnswerKey: boolean;
    readonly showSolutions: boolean;
    readonly part: 'all' | 'problems' | 'key' | 'solutions';
} | {
    readonly output: 'embed';
    readonly title: string;
    readonly showAnswerKey: boolean;
    readonly showSolutions: boolean;
    readonly oembedUrl: string;
} | {
    readonly output: 'pdf';
    readonly layout: Layout;
    readonly showAnswerKey: boolean;
    readonly branding: Branding | null;
});
/** JSON, LaTeX and HTML are text; a PDF is bytes. */
type Product = string | Uint8Array;
type Produce = (job: Job) => Product | Promise<Product>;

interface PoolOptions {
    readonly createWorker: () => Worker;
    readonly workers: number;
    readonly queue: number;
    readonly timeoutMs: number;
    readonly estimateMs: (job: Job) => number;
}
/** A product, and how long its making took. */
interface Rendered {
    readonly product: Product;
    readonly ms: number;
}
/**
 * Threads that render, one task each at a time, with a queue that has an end and a deadline that counts the wait too.
 * Accounts take turns, so that one that sends a hundred leaves the next its place, and none has all of several threads;
 * what cannot be done before its
 * deadline, by what its like has cost so far, is refused while it waits.
 * A worker that is stuck or crashes is replaced; only its own task fails.
 */
declare class RenderPool {
    #private;
    constructor(options: PoolOptions);
    get waiting(): number;
    get busy(): number;
    /** The threads start with the first task; this starts them before. */
    start(): void;
    run(job: Job, account: string): Promise<Rendered>;
    /** Ends the threads. What still runs or waits fails with `shutting_down`. */
    close(): Promise<void>;
}

interface MetricsOptions {
    readonly pool: Pick<RenderPool, 'waiting' | 'busy'>;
    readonly heldCredits: () => Promise<number>;
}
/** Everything that /metrics tells. No label names an account or a key. */
declare function createMetrics({ pool, heldCredits }: MetricsOptions): {
    registry: Registry<"text/plain; version=0.0.4; charset=utf-8">;
    databaseErrors: Counter<"place">;
    requests: Histogram<"status" | "method" | "route">;
    problems: Counter<"operation">;
    credits: Counter<"movement">;
    ledgerBatches: Histogram<string>;
    ledgerOperations: Histogram<string>;
};
type Metrics = ReturnType<typeof createMetrics>;

interface Violation {
    readonly rule: string;
    readonly subject: string;
}
interface AuditOptions {
    /** How many rows are looked at in one statement, so that none takes long, whatever the size of the ledger. */
    readonly piece?: number;
    readonly onProgress?: (progress: Progress) => void;
}
interface Progress {
    readonly table: Table;
    readonly done: number;
}
type Table = 'movement' | 'charge' | 'embed';

interface ArchiveOptions {
    /** Movements before this time. */
    readonly before: number;
    readonly now: number;
    /** Returns once the text is safe: what was written is taken out of the ledger then. */
    readonly write: (text: string) => void;
    /** Charges in one transaction, so that nobody waits for long. */
    readonly piece?: number;
    readonly onProgress?: (movements: number) => void;
}
interface Archived {
    readonly run: number;
    readonly movements: number;
    /** SHA-256 of all that was written. */
    readonly digest: string;
}

/** What is known of an earlier request under the same idempotency key. */
interface RetriedCharge {
    readonly id: string;
    readonly state: 'held' | 'settled' | 'released';
    readonly amount: number;
    readonly expiresAt: number;
    readonly fingerprint: string;
    readonly response: Uint8Array | null;
}
interface Movement {
    readonly sequence: number;
    readonly account: string;
    readonly kind: 'grant' | 'renewal' | 'hold' | 'charge' | 'release';
    readonly posted: number;
    readonly held: number;
    readonly reference: string;
    readonly note: string;
    readonly at: number;
}
/** The questions that are asked of the ledger beside its operations. */
declare function chargesOf(sql: Sql): {
    underKey(account: string, key: string): Promise<RetriedCharge | null>;
    /** Reservations that nobody will end any more. */
    abandoned: (now: number) => Promise<{
        id: string;
        account: string;
        amount: number;
    }[]>;
    /** Drops responses whose time for retries is over. */
    forget(now: number): Promise<void>;
    /** The newest movements first. */
    movements: (account: string, limit: number) => Promise<Movement[]>;
    archive: (options: ArchiveOptions) => Promise<Archived>;
    checkArchive: (bytes: Uint8Array) => Promise<Violation[]>;
    /** All that is looked at is of one moment, while the ledger goes on. */
    audit: (options?: AuditOptions) => Promise<Violation[]>;
};
type Charges = ReturnType<typeof chargesOf>;

interface Till {
    readonly ledger: Pick<GroupCommit, 'submit'>;
    readonly charges: Pick<Charges, 'underKey'>;
    readonly clock: () => number;
    /** How long a reservation may stay open. Longer than any work takes. */
    readonly leaseMs: number;
    readonly onReversed: (amount: number, how: 'reversed' | 'refunded') => void;
}

/** A burst of requests at once, then so many a minute. */
interface RateLimit {
    readonly perMinute: number;
    readonly burst: number;
}
interface RateDecision {
    readonly allowed: boolean;
    /** Requests that may follow at once. */
    readonly remaining: number;
    /** Milliseconds until the next request is allowed; 0 if it is now. */
    readonly retryAfter: number;
    /** Milliseconds until the whole burst is there again. */
    readonly resetAfter: number;
}
interface RateLimiter {
    take(account: string, limit: RateLimit, now: number): Promise<RateDecision> | RateDecision;
    /** Counts so many more requests, also beyond the burst: those that follow wait for them. */
    owe(account: string, limit: RateLimit, requests: number, now: number): Promise<void> | void;
}

/** All that the routes ask of the library. */
interface Engine {
    /** Reads what is needed for any request, so that none waits for it later. */
    load(): Promise<void>;
    /** The catalog as JSON. */
    catalog(locale: Locale): string;
    /** What the levels of a topic are made of. */
    levels(topic: string): unknown;
    /** Refuses what the catalog does not offer, before anything is reserved. */
    check(request: Job['request']): void;
    produce(job: Job, account: string): Promise<Product>;
}
interface Library {
    load(): Promise<void>;
    catalog(locale: Locale): unknown;
    levels(topic: string): unknown;
    check(request: Job['request']): void;
    readonly produce: Produce;
}

/** What was asked for on a day, by operation and key. What was given back is not in it. */
interface Usage {
    readonly account: string;
    readonly time: number;
    readonly operation: string | null;
    readonly apiKey: string | null;
    readonly requests: number;
    readonly problems: number;
}

/** What time it is for the service, in milliseconds since 1970. */
interface Clock {
    now(): number;
    /** Sets it anew, so that it does not drift away. */
    set(): Promise<void>;
}

type Readiness = 'ok' | 'no database' | 'disk full' | 'read-only';

interface Storage extends ReturnType<typeof repositories> {
    readonly sql: Sql;
    readonly ledger: LedgerStore;
    readonly limiter: RateLimiter;
    readonly clock: Clock;
    readonly readiness: () => Promise<Readiness>;
}
declare const repositories: (sql: Sql) => {
    accounts: {
        create({ name, allowance, ratePerMinute, rateBurst }: NewAccount, now: number): Promise<boolean>;
        find(name: string): Promise<Account | null>;
        list: () => Promise<Account[]>;
        setStatus(name: string, status: Account["status"]): Promise<void>;
        update(name: string, { title, allowance, ratePerMinute, rateBurst, closedAt }: Changes): Promise<void>;
        remove: (name: string, now: number) => Promise<void>;
        held(): Promise<number>;
        none(): Promise<boolean>;
    };
    keys: {
        create(account: string, name: string, expiresAt: number | null, now: number): Promise<{
            text: string;
            publicPart: string;
        }>;
        authenticate({ publicPart, secretHash }: ParsedKey, now: number): Promise<Account | null>;
        list: (account: string) => Promise<ApiKey[]>;
        find(publicPart: string): Promise<ApiKey | null>;
        revoke(publicPart: string, at: number): Promise<void>;
        markUsed(used: ReadonlyMap<string, number>): Promise<void>;
    };
    brandings: {
        find(account: string): Promise<Branding | null>;
        set(account: string, { organization, accentColor, footer, logo }: Branding): Promise<void>;
    };
    embeds: {
        find(id: string, now: number): Promise<Embed | null>;
        list: (account: string) => Promise<EmbedListed[]>;
        remove(id: string): Promise<boolean>;
        expire(id: string, at: number): Promise<boolean>;
        removeExpired(now: number): Promise<void>;
    };
    charges: {
        underKey(account: string, key: string): Promise<RetriedCharge | null>;
        abandoned: (now: number) => Promise<{
            id: string;
            account: string;
            amount: number;
        }[]>;
        forget(now: number): Promise<void>;
        movements: (account: string, limit: number) => Promise<Movement[]>;
        archive: (options: ArchiveOptions) => Promise<Archived>;
        checkArchive: (bytes: Uint8Array) => Promise<Violation[]>;
        audit: (options?: AuditOptions) => Promise<Violation[]>;
    };
    usage: {
        between: (from: number, to: number, account: string | null) => Promise<Usage[]>;
    };
};

/** All that the application works with, so that a test can put anything in its place. */
interface Services {
    readonly publicUrl: string;
    readonly rateLimit: RateLimit;
    /** Whether /metrics is answered here, or on a port of its own. */
    readonly showMetrics: boolean;
    /** The page at the root; null where that leads to the documentation. */
    readonly maker: Maker | null;
    readonly storage: Storage;
    readonly ledger: GroupCommit;
    readonly till: Till;
    readonly keyUse: KeyUse;
    readonly engine: Engine;
    readonly clock: () => number;
    readonly log: Logger;
    readonly metrics: Metrics;
    readonly lifecycle: Lifecycle;
}
/** `serving`, then `draining` while load balancers take notice, then `closed` to new requests. */
interface Lifecycle {
    phase: 'serving' | 'draining' | 'closed';
}

/** The service without a port: everything it needs is given to it. */
declare function createApp(services: Services): Koa<State>;

declare const schema: z.ZodObject<{
    PORT: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
    HOST: z.ZodDefault<z.ZodString>;
    PUBLIC_URL: z.ZodOptional<z.ZodPipe<z.ZodURL, z.ZodTransform<string, string>>>;
    DATA_DIR: z.ZodDefault<z.ZodString>;
    DATABASE_URL: z.ZodOptional<z.ZodURL>;
    RATE_LIMIT_PER_MINUTE: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
    RATE_LIMIT_BURST: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
    METRICS_PORT: z.ZodDefault<z.ZodUnion<readonly [z.ZodLiteral<"main">, z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>]>>;
    DEMO_ACCOUNT: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
        true: "true";
        false: "false";
    }>>, z.ZodTransform<boolean, "true" | "false">>;
    MAKER: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
        true: "true";
        false: "false";
    }>>, z.ZodTransform<boolean, "true" | "false">>;
    RENDER_WORKERS: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
    RENDER_QUEUE: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
    RENDER_TIMEOUT_MS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
    SHUTDOWN_DELAY_MS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
    SHUTDOWN_TIMEOUT_MS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodInt>>;
    LOG_LEVEL: z.ZodDefault<z.ZodEnum<{
        error: "error";
        fatal: "fatal";
        warn: "warn";
        info: "info";
        debug: "debug";
        silent: "silent";
    }>>;
}, z.core.$strip>;
type Config = Readonly<z.infer<typeof schema>>;
/** Something that whoever starts the service can put right. */
declare class ConfigError extends Error {
    readonly name = "ConfigError";
}
/** Reads the environment, or says which variable is wrong and why. */
declare function readConfig(environment: Readonly<Record<string, string | undefined>>): Config;

declare const bodies: {
    readonly json: z.ZodObject<{
        include: z.ZodOptional<z.ZodArray<z.ZodEnum<{
            text: "text";
            latex: "latex";
            html: "html";
            svg: "svg";
            solution: "solution";
        }>>>;
        includeSolutions: z.ZodDefault<z.ZodBoolean>;
        entries: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            grade: z.ZodString;
            topic: z.ZodString;
            difficulty: z.ZodEnum<{
                easy: "easy";
                medium: "medium";
                hard: "hard";
            }>;
            count: z.ZodInt;
            replace: z.ZodOptional<z.ZodArray<z.ZodInt>>;
            forms: z.ZodOptional<z.ZodArray<z.ZodString>>;
        }, z.core.$strip>>;
        locale: z.ZodOptional<z.ZodString>;
        seed: z.ZodOptional<z.ZodInt>;
        contentVersion: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
    readonly latex: z.ZodObject<{
        title: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
        document: z.ZodDefault<z.ZodBoolean>;
        showAnswerKey: z.ZodDefault<z.ZodBoolean>;
        showSolutions: z.ZodDefault<z.ZodBoolean>;
        part: z.ZodDefault<z.ZodEnum<{
            key: "key";
            all: "all";
            problems: "problems";
            solutions: "solutions";
        }>>;
        entries: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            grade: z.ZodString;
            topic: z.ZodString;
            difficulty: z.ZodEnum<{
                easy: "easy";
                medium: "medium";
                hard: "hard";
            }>;
            count: z.ZodInt;
            replace: z.ZodOptional<z.ZodArray<z.ZodInt>>;
            forms: z.ZodOptional<z.ZodArray<z.ZodString>>;
        }, z.core.$strip>>;
        locale: z.ZodOptional<z.ZodString>;
        seed: z.ZodOptional<z.ZodInt>;
        contentVersion: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
    readonly embed: z.ZodObject<{
        title: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
        showAnswerKey: z.ZodDefault<z.ZodBoolean>;
        showSolutions: z.ZodDefault<z.ZodBoolean>;
        entries: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            grade: z.ZodString;
            topic: z.ZodString;
            difficulty: z.ZodEnum<{
                easy: "easy";
                medium: "medium";
                hard: "hard";
            }>;
            count: z.ZodInt;
            replace: z.ZodOptional<z.ZodArray<z.ZodInt>>;
            forms: z.ZodOptional<z.ZodArray<z.ZodString>>;
        }, z.core.$strip>>;
        locale: z.ZodOptional<z.ZodString>;
        seed: z.ZodOptional<z.ZodInt>;
        contentVersion: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
    readonly pdf: z.ZodObject<{
        layout: z.ZodOptional<z.ZodObject<{
            title: z.ZodOptional<z.ZodCatch<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
            columns: z.ZodOptional<z.ZodCatch<z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<2>]>>>;
            workspace: z.ZodOptional<z.ZodCatch<z.ZodEnum<{
                compact: "compact";
                normal: "normal";
                roomy: "roomy";
            }>>>;
            fontSize: z.ZodOptional<z.ZodCatch<z.ZodEnum<{
                small: "small";
                normal: "normal";
                large: "large";
            }>>>;
            showDifficulty: z.ZodOptional<z.ZodCatch<z.ZodBoolean>>;
            showScore: z.ZodOptional<z.ZodCatch<z.ZodBoolean>>;
            showAnswerKey: z.ZodOptional<z.ZodCatch<z.ZodOptional<z.ZodBoolean>>>;
            showSolutions: z.ZodOptional<z.ZodCatch<z.ZodBoolean>>;
            header: z.ZodOptional<z.ZodCatch<z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>>;
            paper: z.ZodOptional<z.ZodCatch<z.ZodEnum<{
                letter: "letter";
                a4: "a4";
            }>>>;
            nameAndDate: z.ZodOptional<z.ZodCatch<z.ZodBoolean>>;
            showTopics: z.ZodOptional<z.ZodCatch<z.ZodBoolean>>;
            keyOnNewPage: z.ZodOptional<z.ZodCatch<z.ZodBoolean>>;
            startNumber: z.ZodOptional<z.ZodCatch<z.ZodInt>>;
            tagged: z.ZodOptional<z.ZodCatch<z.ZodBoolean>>;
            version: z.ZodOptional<z.ZodCatch<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
            versions: z.ZodOptional<z.ZodCatch<z.ZodInt>>;
            part: z.ZodOptional<z.ZodCatch<z.ZodEnum<{
                key: "key";
                whole: "whole";
            }>>>;
            instructions: z.ZodOptional<z.ZodCatch<z.ZodRecord<z.ZodString, z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>>;
        }, z.core.$strip>>;
        showAnswerKey: z.ZodOptional<z.ZodBoolean>;
        entries: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            grade: z.ZodString;
            topic: z.ZodString;
            difficulty: z.ZodEnum<{
                easy: "easy";
                medium: "medium";
                hard: "hard";
            }>;
            count: z.ZodInt;
            replace: z.ZodOptional<z.ZodArray<z.ZodInt>>;
            forms: z.ZodOptional<z.ZodArray<z.ZodString>>;
        }, z.core.$strip>>;
        locale: z.ZodOptional<z.ZodString>;
        seed: z.ZodOptional<z.ZodInt>;
        contentVersion: z.ZodOptional<z.ZodString>;
    }, z.core.$strip>;
};
type Bodies = typeof bodies;
type BodyName = keyof Bodies;

/** What the service answers. */
declare const answers: {
    readonly Catalog: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        name: z.ZodString;
        topics: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            name: z.ZodString;
            domain: z.ZodString;
            description: z.ZodString;
            implemented: z.ZodBoolean;
            difficulties: z.ZodArray<z.ZodEnum<{
                easy: "easy";
                medium: "medium";
                hard: "hard";
            }>>;
            standards: z.ZodArray<z.ZodString>;
            levels: z.ZodOptional<z.ZodArray<z.ZodObject<{
                difficulty: z.ZodEnum<{
                    easy: "easy";
                    medium: "medium";
                    hard: "hard";
                }>;
                forms: z.ZodArray<z.ZodObject<{
                    id: z.ZodString;
                    kind: z.ZodEnum<{
                        match: "match";
                        table: "table";
                        compute: "compute";
                        choose: "choose";
                        "find-mistake": "find-mistake";
                        order: "order";
                        story: "story";
                        draw: "draw";
                        explain: "explain";
                    }>;
                    share: z.ZodNumber;
                }, z.core.$strip>>;
                variety: z.ZodNullable<z.ZodInt>;
            }, z.core.$strip>>>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    readonly WorksheetAnswer: z.ZodObject<{
        data: z.ZodObject<{
            id: z.ZodUUID;
            seed: z.ZodInt;
            locale: z.ZodEnum<{
                en: "en";
                es: "es";
            }>;
            contentVersion: z.ZodString;
            problemCount: z.ZodInt;
            entries: z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                grade: z.ZodString;
                topic: z.ZodString;
                difficulty: z.ZodEnum<{
                    easy: "easy";
                    medium: "medium";
                    hard: "hard";
                }>;
                count: z.ZodInt;
                forms: z.ZodOptional<z.ZodArray<z.ZodString>>;
                instruction: z.ZodObject<{
                    text: z.ZodString;
                    latex: z.ZodString;
                    html: z.ZodString;
                }, z.core.$strip>;
                problems: z.ZodArray<z.ZodObject<{
                    id: z.ZodUUID;
                    number: z.ZodInt;
                    kind: z.ZodEnum<{
                        match: "match";
                        table: "table";
                        compute: "compute";
                        choose: "choose";
                        "find-mistake": "find-mistake";
                        order: "order";
                        story: "story";
                        draw: "draw";
                        explain: "explain";
                    }>;
                    instruction: z.ZodOptional<z.ZodObject<{
                        text: z.ZodString;
                        latex: z.ZodString;
                        html: z.ZodString;
                    }, z.core.$strip>>;
                    prompt: z.ZodObject<{
                        text: z.ZodString;
                        latex: z.ZodString;
                        html: z.ZodString;
                    }, z.core.$strip>;
                    answer: z.ZodObject<{
                        figures: z.ZodOptional<z.ZodArray<z.ZodObject<{
                            kind: z.ZodString;
                            alt: z.ZodString;
                            svg: z.ZodString;
                        }, z.core.$strip>>>;
                        text: z.ZodString;
                        latex: z.ZodString;
                        html: z.ZodString;
                        type: z.ZodEnum<{
                            integer: "integer";
                            interval: "interval";
                            set: "set";
                            fraction: "fraction";
                            decimal: "decimal";
                            mixed: "mixed";
                            percent: "percent";
                            money: "money";
                            measure: "measure";
                            angle: "angle";
                            time: "time";
                            remainder: "remainder";
                            ratio: "ratio";
                            radical: "radical";
                            complex: "complex";
                            expression: "expression";
                            equation: "equation";
                            inequality: "inequality";
                            point: "point";
                            vector: "vector";
                            matrix: "matrix";
                            "number-list": "number-list";
                            "point-list": "point-list";
                            "ordered-list": "ordered-list";
                            table: "table";
                            "number-words": "number-words";
                            choice: "choice";
                            "text-list": "text-list";
                            drawing: "drawing";
                        }>;
                        value: z.ZodUnknown;
                        requires: z.ZodOptional<z.ZodEnum<{
                            fraction: "fraction";
                            decimal: "decimal";
                            mixed: "mixed";
                            percent: "percent";
                            exact: "exact";
                            "lowest-terms": "lowest-terms";
                            "mixed-in-lowest-terms": "mixed-in-lowest-terms";
                            improper: "improper";
                            "decimal-places-0": "decimal-places-0";
                            "decimal-places-1": "decimal-places-1";
                            "decimal-places-2": "decimal-places-2";
                            "decimal-places-3": "decimal-places-3";
                            "decimal-places-4": "decimal-places-4";
                            scientific: "scientific";
                            factored: "factored";
                            expanded: "expanded";
                            simplified: "simplified";
                            "up-to-a-constant": "up-to-a-constant";
                            "same-form": "same-form";
                            solved: "solved";
                            "letter-on-left": "letter-on-left";
                            "slope-intercept": "slope-intercept";
                            "point-slope": "point-slope";
                            "vertex-form": "vertex-form";
                            "intercept-form": "intercept-form";
                            "distance-form": "distance-form";
                            "standard-form": "standard-form";
                            "interval-notation": "interval-notation";
                            "inequality-notation": "inequality-notation";
                            "with-hole": "with-hole";
                        }>>;
                        label: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>;
                    choices: z.ZodOptional<z.ZodArray<z.ZodObject<{
                        text: z.ZodString;
                        latex: z.ZodString;
                        html: z.ZodString;
                        label: z.ZodString;
                    }, z.core.$strip>>>;
                    figures: z.ZodArray<z.ZodObject<{
                        kind: z.ZodString;
                        alt: z.ZodString;
                        svg: z.ZodString;
                    }, z.core.$strip>>;
                    svg: z.ZodOptional<z.ZodString>;
                    solution: z.ZodOptional<z.ZodArray<z.ZodObject<{
                        says: z.ZodObject<{
                            text: z.ZodString;
                            latex: z.ZodString;
                            html: z.ZodString;
                        }, z.core.$strip>;
                        text: z.ZodString;
                        latex: z.ZodString;
                        html: z.ZodString;
                        reason: z.ZodString;
                    }, z.core.$strip>>>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            warnings: z.ZodArray<z.ZodString>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    readonly AccountAnswer: z.ZodObject<{
        data: z.ZodObject<{
            account: z.ZodString;
            title: z.ZodString;
            plan: z.ZodEnum<{
                prepaid: "prepaid";
                monthly: "monthly";
            }>;
            credits: z.ZodObject<{
                balance: z.ZodInt;
                held: z.ZodInt;
                available: z.ZodInt;
            }, z.core.$strip>;
            allowance: z.ZodNullable<z.ZodObject<{
                monthly: z.ZodInt;
                left: z.ZodInt;
                renewsAt: z.ZodISODateTime;
            }, z.core.$strip>>;
            rateLimit: z.ZodObject<{
                perMinute: z.ZodInt;
                burst: z.ZodInt;
            }, z.core.$strip>;
            usage: z.ZodObject<{
                from: z.ZodISODate;
                to: z.ZodISODate;
                rows: z.ZodArray<z.ZodObject<{
                    day: z.ZodISODate;
                    operation: z.ZodNullable<z.ZodString>;
                    key: z.ZodNullable<z.ZodString>;
                    requests: z.ZodInt;
                    problems: z.ZodInt;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    readonly VerdictsAnswer: z.ZodObject<{
        data: z.ZodObject<{
            answers: z.ZodArray<z.ZodObject<{
                isRight: z.ZodBoolean;
                verdict: z.ZodEnum<{
                    mistake: "mistake";
                    right: "right";
                    "other-form": "other-form";
                    "missing-part": "missing-part";
                    "wrong-part": "wrong-part";
                    "wrong-unit": "wrong-unit";
                    "not-understood": "not-understood";
                    wrong: "wrong";
                }>;
                asked: z.ZodOptional<z.ZodString>;
                parts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                places: z.ZodOptional<z.ZodArray<z.ZodInt>>;
                unit: z.ZodOptional<z.ZodString>;
                at: z.ZodOptional<z.ZodInt>;
                label: z.ZodOptional<z.ZodString>;
                mistake: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                reason: z.ZodObject<{
                    en: z.ZodString;
                    es: z.ZodString;
                }, z.core.$strip>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    readonly LatexAnswer: z.ZodObject<{
        data: z.ZodObject<{
            latex: z.ZodString;
        }, z.core.$strip>;
    }, z.core.$strip>;
    readonly EmbedAnswer: z.ZodObject<{
        data: z.ZodObject<{
            embedId: z.ZodString;
            embedUrl: z.ZodURL;
        }, z.core.$strip>;
    }, z.core.$strip>;
    readonly Error: z.ZodObject<{
        error: z.ZodObject<{
            code: z.ZodEnum<{
                invalid_json: "invalid_json";
                invalid_request: "invalid_request";
                unknown_grade: "unknown_grade";
                unknown_topic: "unknown_topic";
                topic_not_implemented: "topic_not_implemented";
                difficulty_not_available: "difficulty_not_available";
                duplicate_entry_id: "duplicate_entry_id";
                too_many_problems: "too_many_problems";
                missing_api_key: "missing_api_key";
                invalid_api_key: "invalid_api_key";
                insufficient_credits: "insufficient_credits";
                account_suspended: "account_suspended";
                not_found: "not_found";
                method_not_allowed: "method_not_allowed";
                request_timeout: "request_timeout";
                idempotency_in_progress: "idempotency_in_progress";
                body_too_large: "body_too_large";
                unsupported_media_type: "unsupported_media_type";
                idempotency_key_reused: "idempotency_key_reused";
                rate_limited: "rate_limited";
                headers_too_large: "headers_too_large";
                generation_failed: "generation_failed";
                render_failed: "render_failed";
                internal_error: "internal_error";
                overloaded: "overloaded";
                service_unavailable: "service_unavailable";
                shutting_down: "shutting_down";
                render_timeout: "render_timeout";
            }>;
            message: z.ZodString;
            requestId: z.ZodString;
            details: z.ZodOptional<z.ZodArray<z.ZodObject<{
                path: z.ZodString;
                code: z.ZodString;
                message: z.ZodString;
            }, z.core.$strip>>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    readonly OembedAnswer: z.ZodObject<{
        version: z.ZodLiteral<"1.0">;
        type: z.ZodLiteral<"rich">;
        provider_name: z.ZodString;
        provider_url: z.ZodURL;
        title: z.ZodString;
        width: z.ZodInt;
        height: z.ZodInt;
        html: z.ZodString;
    }, z.core.$strip>;
};
type AnswerName = keyof typeof answers;

type Json = Record<string, unknown>;
interface Examples {
    readonly bodies: Readonly<Record<BodyName, unknown>>;
    readonly answers: Readonly<Partial<Record<AnswerName, unknown>>>;
}

/** The OpenAPI 3.1 description, made from the schemas that check the requests and from the table of errors. */
declare function openApiDocument(publicUrl: string, version: string, examples: Examples): Json;

/** The real library behind the service. */
declare const library: Library;

interface ServeOptions {
    readonly config: Config;
    readonly library: Library;
    readonly createWorker: () => Worker;
    /** Where the built worksheet maker is; without it there is none. */
    readonly makerFolder?: string;
    /** Takes what is written for a person. */
    readonly print: (text: string) => void;
    /** How far the service is ahead of its time, so that a test need not wait. */
    readonly aheadMs?: () => number;
    /** What the database gets to take the last writes. */
    readonly databaseMs?: number;
    readonly logTo?: DestinationStream;
}
interface Running {
    readonly url: string;
    readonly metricsUrl: string | null;
    readonly services: Services;
    /** Stops as SIGTERM does: lets what runs finish, up to the limit. */
    stop(): Promise<void>;
}
/** Wires the service up, listens, and tells how to stop it. */
declare function serve({ config, library, createWorker, makerFolder, print, aheadMs, databaseMs, logTo, }: ServeOptions): Promise<Running>;

export { type Config, ConfigError, ERRORS, type ErrorCode, type Library, type Running, type ServeOptions, createApp, library, openApiDocument, readConfig, serve };
