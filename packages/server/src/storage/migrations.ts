import type { Dialect } from './sql.ts'

/**
 * The schema, one step per release that changed it. A step is never edited once released: a later one follows.
 * Amounts, times (milliseconds since 1970) and months are integers in both databases.
 */
export const migrations = (dialect: Dialect): readonly string[] => {
  const { integer, bytes, sequence, strict, unlogged, appendOnly, archivable } = words[dialect]
  return [
    `
CREATE TABLE account (
  name TEXT PRIMARY KEY,
  status TEXT NOT NULL CHECK (status IN ('active', 'suspended')),
  plan TEXT NOT NULL CHECK (plan IN ('prepaid', 'monthly')),
  allowance ${integer} NOT NULL CHECK (allowance >= 0 AND (plan = 'monthly') = (allowance > 0)),
  allowance_left ${integer} NOT NULL DEFAULT 0 CHECK (allowance_left >= 0),
  renewed_month ${integer} NOT NULL DEFAULT 0,
  balance ${integer} NOT NULL DEFAULT 0 CHECK (balance >= 0),
  held ${integer} NOT NULL DEFAULT 0 CHECK (held >= 0),
  rate_per_minute ${integer} CHECK (rate_per_minute > 0),
  rate_burst ${integer} CHECK (rate_burst > 0),
  created_at ${integer} NOT NULL,
  CHECK (held <= balance),
  CHECK (allowance_left <= balance)
)${strict};

CREATE TABLE branding (
  account TEXT PRIMARY KEY REFERENCES account (name),
  organization TEXT,
  accent_color TEXT,
  footer TEXT,
  logo ${bytes},
  logo_type TEXT CHECK (logo_type IN ('image/png', 'image/jpeg'))
)${strict};

CREATE TABLE api_key (
  public_part TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES account (name),
  name TEXT NOT NULL,
  secret_hash ${bytes} NOT NULL,
  created_at ${integer} NOT NULL,
  last_used_at ${integer},
  expires_at ${integer},
  revoked_at ${integer}
)${strict};
CREATE INDEX api_key_of_account ON api_key (account);

CREATE TABLE charge (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES account (name),
  amount ${integer} NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL CHECK (state IN ('held', 'settled', 'released')),
  created_at ${integer} NOT NULL,
  expires_at ${integer} NOT NULL,
  retry_key TEXT,
  fingerprint TEXT,
  retry_expires_at ${integer},
  response ${bytes}
)${strict};
CREATE UNIQUE INDEX charge_retry ON charge (account, retry_key) WHERE retry_key IS NOT NULL;
CREATE INDEX charge_open ON charge (expires_at) WHERE state = 'held';
CREATE INDEX charge_forgettable ON charge (retry_expires_at) WHERE retry_key IS NOT NULL;

CREATE TABLE movement (
  sequence ${sequence},
  account TEXT NOT NULL REFERENCES account (name),
  kind TEXT NOT NULL CHECK (kind IN ('grant', 'renewal', 'hold', 'charge', 'release')),
  posted ${integer} NOT NULL,
  held ${integer} NOT NULL,
  reference TEXT NOT NULL,
  note TEXT NOT NULL,
  at ${integer} NOT NULL
)${strict};
CREATE INDEX movement_of_account ON movement (account, sequence);
-- One way in, one hold and one ending for each reference: no credit is given or taken twice, whatever the code does.
CREATE UNIQUE INDEX movement_once ON movement
  (reference, (CASE kind WHEN 'grant' THEN 0 WHEN 'renewal' THEN 0 WHEN 'hold' THEN 1 ELSE 2 END));
${appendOnly}

CREATE TABLE embed (
  id TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES account (name),
  title TEXT NOT NULL,
  locale TEXT NOT NULL,
  problem_count ${integer} NOT NULL,
  html ${bytes} NOT NULL,
  etag TEXT NOT NULL,
  created_at ${integer} NOT NULL
)${strict};

CREATE ${unlogged}TABLE rate_limit (
  account TEXT PRIMARY KEY,
  full_at ${integer} NOT NULL
)${strict};
`,
    // A charge tells whether a retry took its response, and which key made it. A page goes with the charge that paid it.
    `
ALTER TABLE charge ADD COLUMN replayed ${integer} NOT NULL DEFAULT 0;
ALTER TABLE charge ADD COLUMN api_key TEXT;
ALTER TABLE charge ADD COLUMN operation TEXT;
CREATE INDEX charge_of_account ON charge (account, created_at);
UPDATE charge SET retry_key = NULL, fingerprint = NULL, response = NULL
  WHERE retry_key IS NOT NULL AND EXISTS (SELECT 1 FROM movement WHERE reference = 'refund:' || charge.id);
ALTER TABLE embed ADD COLUMN charge TEXT;
ALTER TABLE embed ADD COLUMN expires_at ${integer};
CREATE INDEX embed_of_charge ON embed (charge);
CREATE INDEX embed_of_account ON embed (account, created_at);
CREATE INDEX embed_to_expire ON embed (expires_at) WHERE expires_at IS NOT NULL;
ALTER TABLE account ADD COLUMN title TEXT NOT NULL DEFAULT '';
ALTER TABLE account ADD COLUMN closed_at ${integer};
CREATE TABLE probe (one ${integer} PRIMARY KEY, at ${integer} NOT NULL)${strict};
`,
    // Old movements of charges that have ended may leave the ledger; what they came to is kept by run and account.
    `
CREATE TABLE archive (
  run ${integer} PRIMARY KEY,
  through ${integer} NOT NULL,
  movements ${integer} NOT NULL,
  digest TEXT,
  at ${integer} NOT NULL
)${strict};
CREATE TABLE closing (
  run ${integer} NOT NULL REFERENCES archive (run),
  account TEXT NOT NULL REFERENCES account (name),
  charges ${integer} NOT NULL,
  posted ${integer} NOT NULL CHECK (posted <= 0),
  PRIMARY KEY (run, account)
)${strict};
ALTER TABLE charge ADD COLUMN archived ${integer};
${archivable}
`,
  ]
}

const words = {
  sqlite: {
    integer: 'INTEGER',
    bytes: 'BLOB',
    sequence: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    strict: ' STRICT',
    unlogged: '',
    appendOnly: `
CREATE TRIGGER movement_is_final BEFORE UPDATE ON movement BEGIN SELECT RAISE(ABORT, 'movements are append-only'); END;
CREATE TRIGGER movement_is_kept BEFORE DELETE ON movement BEGIN SELECT RAISE(ABORT, 'movements are append-only'); END;`,
    archivable: `
DROP TRIGGER movement_is_kept;
CREATE TRIGGER movement_is_kept BEFORE DELETE ON movement
WHEN OLD.kind NOT IN ('hold', 'charge', 'release')
  OR NOT EXISTS (SELECT 1 FROM charge WHERE id = OLD.reference AND archived IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'movements are append-only'); END;`,
  },
  postgres: {
    integer: 'BIGINT',
    bytes: 'BYTEA',
    sequence: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    strict: '',
    unlogged: 'UNLOGGED ',
    appendOnly: `
CREATE FUNCTION movement_is_final() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'movements are append-only'; END $$;
CREATE TRIGGER movement_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON movement
  FOR EACH STATEMENT EXECUTE FUNCTION movement_is_final();`,
    archivable: `
DROP TRIGGER movement_is_final ON movement;
CREATE TRIGGER movement_is_final BEFORE UPDATE OR TRUNCATE ON movement
  FOR EACH STATEMENT EXECUTE FUNCTION movement_is_final();
CREATE FUNCTION movement_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF OLD.kind IN ('hold', 'charge', 'release')
    AND EXISTS (SELECT FROM charge WHERE id = OLD.reference AND archived IS NOT NULL) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'movements are append-only';
END $$;
CREATE TRIGGER movement_is_kept BEFORE DELETE ON movement FOR EACH ROW EXECUTE FUNCTION movement_is_kept();`,
  },
} as const
