import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type EmbeddingSettings, embeddingEnvironment, readEmbeddingSettings } from './embedding-settings.ts';
import { type ModelSettings, modelEnvironment, readModelSettings } from './model-settings.ts';
import type { TlsFiles } from './secrets/tls-files.ts';

/** A number from the environment. The error says which values are allowed. */
function number(low: number, high: number, { example, whole = true }: { example: number; whole?: boolean }) {
  return z.string().transform((text, context): number => {
    const value = Number(text);
    if (value >= low && value <= high && (!whole || Number.isInteger(value))) return value;
    const kind = whole ? 'a whole number' : 'a number';
    context.addIssue({
      code: 'custom',
      message: `${kind} from ${low} to ${high}, such as ${example}; it is “${text}”`,
    });
    return z.NEVER;
  });
}

const PORT_MAX = 65_535;
const addresses = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )
  .refine((items) => items.every((item) => isIP(item.replace(/\/\d+$/, '')) !== 0), {
    error: 'addresses or networks separated by commas, such as 10.0.0.1, 10.1.0.0/16',
  });

/** Addresses, networks and hosts, each with or without a port. */
const hosts = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )
  .refine((items) => items.every((item) => /^[\w.:-]+(?:\/\d{1,3})?$/.test(item)), {
    error: 'addresses, networks or hosts separated by commas, such as 10.0.0.5, 10.1.0.0/16, pms.hotel.lan:8443',
  });

/** Public keys of age. Their form is checked here, their checksum where they are used. */
const recipients = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((items) => items.every((item) => /^age1[a-z0-9]+$/.test(item)), {
    error: 'public keys of age separated by commas, such as age1qw46…, which age-keygen prints',
  });

const paths = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const commandWords = z.string().transform((text) => text.split(/\s+/).filter(Boolean));

/** The address of a ClamAV daemon. */
const scannerAddress = z
  .string()
  .regex(/^(?:\/.+|[\w.-]+:\d{1,5})$/, { error: 'host:port or the path of a socket, such as 127.0.0.1:3310' })
  .transform((text) => {
    const [host = '', at] = text.split(':');
    return at === undefined ? { socket: text } : { host, port: Number(at) };
  });

/** The PostgreSQL URL, as `psql` takes it. The error does not repeat its password. */
const database = z.string().refine((text) => /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'postgres://user:password@host:5432/database; unset, a SQLite file in DATA_DIR holds the data',
});

/** The environment variables of the server. At start every wrong one is named at once, with what would be right. */
const environment = z.object({
  PORT: number(0, PORT_MAX, { example: 8787 }).default(8787),
  HOST: z.string().min(1).default('127.0.0.1'),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  TLS_REDIRECT_PORT: number(0, PORT_MAX, { example: 80 }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: database.optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'redis://user:password@host:6379, or rediss:// with TLS' })
    .optional(),
  REGISTRATION: z.enum(['first', 'open', 'closed']).default('first'),
  PLAN: z.enum(['starter', 'professional', 'enterprise']).default('enterprise'),
  PLAN_CHANGES: z.enum(['owner', 'operator']).optional(),
  MASTER_KEY_FILE: z.string().min(1).optional(),
  AUDIT_ANCHOR_FILE: z.string().min(1).optional(),
  AUDIT_ANCHOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_EVERY_HOURS: number(0, 8_760, { example: 24, whole: false }).default(24),
  BACKUP_KEEP: number(1, 1_000, { example: 7 }).default(7),
  BACKUP_RECIPIENTS: recipients.default([]),
  BACKUP_S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_S3_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET: z.string().min(1).optional(),
  TRUSTED_PROXIES: addresses.default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'smtp://user:password@host:587 or smtps://…:465' }).optional(),
  MAIL_FROM: z.email({ error: 'The sender’s address, such as chat@hotel.example' }).optional(),
  ALLOW_PRIVATE_NETWORKS: hosts.default([]),
  PMS_ADAPTERS: paths.default([]),
  METRICS_TOKEN: z.string().min(16, { error: 'at least 16 characters that nobody guesses' }).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  SCAN_COMMAND: commandWords.optional(),
  SCAN_ADDRESS: scannerAddress.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ...modelEnvironment,
  ...embeddingEnvironment,
});

export interface Config {
  port: number;
  host: string;
  /**
   * Certificate and key files (absolute paths), and a port that redirects browsers from http to https; null: plain
   * http.
   */
  tls: (TlsFiles & { redirectPort: number | null }) | null;
  /** The server's public URL, without a slash at the end; null: the address it listens on. */
  baseUrl: string | null;
  dataDir: string;
  /** URL of the PostgreSQL database with its password; null: a SQLite file in the data folder. */
  databaseUrl: string | null;
  /** Redis carries messages between nodes and their shared limits; null: the nodes poll the store instead. */
  redisUrl: string | null;
  registration: 'first' | 'open' | 'closed';
  plan: 'starter' | 'professional' | 'enterprise';
  /** Who may change an account's plan: its owner at the desk, or only the operator of the server. */
  planChanges: 'owner' | 'operator';
  masterKeyFile: string;
  /** File outside the store that records the latest entry of the audit log; absolute path. */
  anchorFile: string;
  /** Another server that stores the same record and is asked for it; null: none. */
  anchorUrl: string | null;
  /**
   * Backups of the store: the folder, the interval in hours (0: only on request), how many are kept, who can open them
   * besides the holder of the master key, and the S3-compatible folder they are also sent to (null: none).
   */
  backup: {
    folder: string;
    everyHours: number;
    keep: number;
    recipients: string[];
    away: { url: string; region: string; keyId: string; secret: string } | null;
  };
  trustedProxies: string[];
  /** The mail server and the sender's address; null: this server sends no e-mail. */
  smtp: { url: string; from: string } | null;
  /** Addresses in private networks, or by plain HTTP, at which a PMS may be reached. */
  allowPrivateNetworks: string[];
  /** The operator's own PMS adapters: absolute paths of files. */
  pmsAdapters: string[];
  /** The token for reading metrics from other machines; null: only this machine may read them. */
  metricsToken: string | null;
  /** The OTLP endpoint for trace spans, over HTTP, without a slash at the end; null: no tracing. */
  tracesUrl: string | null;
  /** The virus scanner that checks the files of guests and staff; null: none. */
  scanner: { command: string[] } | { host: string; port: number } | { socket: string } | null;
  logLevel: string;
  /** The optional language model; null: the engine in this repository answers alone. */
  model: ModelSettings | null;
  /** The optional embedding model, which helps to find entries; null: none. */
  embeddings: EmbeddingSettings | null;
}

/** Returns the settings, or a list of all faults, one line each. */
export function readConfig(env: Record<string, string | undefined>): { config: Config } | { faults: string[] } {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    return { faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
  }
  const { data } = parsed;
  if (data.REDIS_URL !== undefined && data.DATABASE_URL === undefined)
    return { faults: ['REDIS_URL: needs DATABASE_URL: the SQLite file in DATA_DIR is one process’s alone'] };
  const model = readModelSettings(data);
  if ('faults' in model) return model;
  const embeddings = readEmbeddingSettings(data);
  if ('faults' in embeddings) return embeddings;
  const tls = readTls(data);
  if (typeof tls === 'string') return { faults: [tls] };
  const remote = readAway(data);
  if (typeof remote === 'string') return { faults: [remote] };
  const dataDir = resolve(data.DATA_DIR);
  return {
    config: {
      port: data.PORT,
      host: data.HOST,
      tls,
      baseUrl: data.BASE_URL?.replace(/\/+$/, '') ?? null,
      dataDir,
      databaseUrl: data.DATABASE_URL ?? null,
      redisUrl: data.REDIS_URL ?? null,
      registration: data.REGISTRATION,
      plan: data.PLAN,
      // With open registration, the owner of an account does not pay for the server.
      planChanges: data.PLAN_CHANGES ?? (data.REGISTRATION === 'open' ? 'operator' : 'owner'),
      anchorFile: resolve(data.AUDIT_ANCHOR_FILE ?? `${dataDir}/audit-anchors.jsonl`),
      anchorUrl: data.AUDIT_ANCHOR_URL ?? null,
      masterKeyFile: resolve(data.MASTER_KEY_FILE ?? `${dataDir}/master.key`),
      backup: {
        folder: resolve(data.BACKUP_DIR ?? `${dataDir}/backups`),
        everyHours: data.BACKUP_EVERY_HOURS,
        keep: data.BACKUP_KEEP,
        recipients: data.BACKUP_RECIPIENTS,
        away: remote,
      },
      trustedProxies: data.TRUSTED_PROXIES,
      smtp:
        data.SMTP_URL === undefined ? null : { url: data.SMTP_URL, from: data.MAIL_FROM ?? senderAt(data.SMTP_URL) },
      allowPrivateNetworks: data.ALLOW_PRIVATE_NETWORKS,
      pmsAdapters: data.PMS_ADAPTERS.map((path) => resolve(path)),
      metricsToken: data.METRICS_TOKEN ?? null,
      tracesUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
      scanner: data.SCAN_COMMAND === undefined ? (data.SCAN_ADDRESS ?? null) : { command: data.SCAN_COMMAND },
      logLevel: data.LOG_LEVEL,
      model: model.settings,
      embeddings: embeddings.settings,
    },
  };
}

/** The TLS settings, or a message that says what is wrong with them. */
function readTls({
  TLS_CERT: cert,
  TLS_KEY: key,
  TLS_REDIRECT_PORT: redirect,
}: z.infer<typeof environment>): Config['tls'] | string {
  if (cert !== undefined && key !== undefined)
    return { certFile: resolve(cert), keyFile: resolve(key), redirectPort: redirect ?? null };
  if (cert === undefined && key === undefined)
    return redirect === undefined ? null : 'TLS_REDIRECT_PORT: needs TLS_CERT and TLS_KEY';
  return cert === undefined ? 'TLS_CERT: needed beside TLS_KEY' : 'TLS_KEY: needed beside TLS_CERT';
}

/** Returns the target of backups, or a message that says what is wrong with the setting. */
function readAway(data: z.infer<typeof environment>): Config['backup']['away'] | string {
  const { BACKUP_S3_URL: url, BACKUP_S3_REGION: region, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret } = data;
  if (url === undefined)
    return keyId === undefined && secret === undefined
      ? null
      : 'BACKUP_S3_URL: needed beside its key, such as https://s3.eu-central-1.amazonaws.com/bucket/folder';
  if (keyId === undefined) return 'BACKUP_S3_KEY_ID: needed beside BACKUP_S3_URL';
  if (secret === undefined) return 'BACKUP_S3_SECRET: needed beside BACKUP_S3_URL';
  return { url: `${url.replace(/\/+$/, '')}/`, region, keyId, secret };
}

/** The sender's address: the user name of the URL if it is an address, or else one at the URL's host. */
function senderAt(url: string): string {
  const { username, hostname } = new URL(url);
  const user = decodeURIComponent(username);
  return user.includes('@') ? user : `service-chat@${hostname}`;
}
