import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import journal from '../packages/db/src/migrations/meta/_journal.json' with { type: 'json' }
import { findNarrowing, judgeMigration, type Migration } from './expand-only.ts'

const OLDER = [
  '0002_kept-publications',
  '0004_stays-around',
  '0005_club',
  '0006_quotidien',
  '0008_pages-et-recherche',
  '0011_filtre-services',
]

const migrations: Migration[] = journal.entries.map(({ tag }) => ({
  tag,
  text: readFileSync(new URL(`../packages/db/src/migrations/${tag}.sql`, import.meta.url), 'utf8'),
}))

test.each([
  ['a new table', 'CREATE TABLE "t" ("n" integer NOT NULL);'],
  [
    'what is done to a new table',
    'CREATE TABLE "t" ("n" text);--> statement-breakpoint\nALTER TABLE "t" ADD CONSTRAINT "t_n_unique" UNIQUE("n");\nCREATE UNIQUE INDEX "i" ON "t" USING btree ("n");',
  ],
  ['a column that may be empty', 'ALTER TABLE "editions" ADD COLUMN "lieu" text;'],
  [
    'a column with a default',
    'ALTER TABLE "editions" ADD COLUMN "ok" boolean DEFAULT false NOT NULL;',
  ],
  [
    'a column that is worked out',
    'ALTER TABLE "editions" ADD COLUMN "n" int GENERATED ALWAYS AS (1) STORED NOT NULL;',
  ],
  [
    'a key of a new column',
    'ALTER TABLE "editions" ADD COLUMN "a_id" integer;\nALTER TABLE "editions" ADD CONSTRAINT "editions_a_id_fk" FOREIGN KEY ("a_id") REFERENCES "a"("id");',
  ],
  [
    'a constraint that leaves',
    'ALTER TABLE "editions" DROP CONSTRAINT "editions_courses_id_courses_id_fk";',
  ],
  ['a value that may be missing', 'ALTER TABLE "editions" ALTER COLUMN "lieu" DROP NOT NULL;'],
  ['an index that may be there', 'CREATE INDEX IF NOT EXISTS "i" ON "editions" ("lieu");'],
  ['an index that leaves', 'DROP INDEX "editions_lieu_idx";'],
  ['what only a comment says', '-- alter table "editions" drop column "lieu";\nSELECT 1;'],
  [
    'what a text or a body says',
    "UPDATE t SET n = '; drop table t';CREATE OR REPLACE FUNCTION f() RETURNS void AS $$ begin; drop table t; end $$ LANGUAGE plpgsql;",
  ],
])('%s only expands', (_, text) => {
  expect(findNarrowing(text)).toEqual([])
})

test.each([
  ['DROP TABLE "editions";', 'drops'],
  ['DROP MATERIALIZED VIEW "v";', 'drops'],
  ['DROP TYPE "etat";', 'drops'],
  ['ALTER TABLE "editions" DROP COLUMN "lieu";', 'drops a column'],
  ['ALTER TABLE "editions"\n  DROP COLUMN IF EXISTS "lieu";', 'drops a column'],
  ['ALTER TABLE "editions" RENAME TO "annees";', 'renames'],
  ['ALTER TABLE "editions" RENAME COLUMN "lieu" TO "endroit";', 'renames'],
  ["ALTER TYPE \"etat\" RENAME VALUE 'a' TO 'b';", 'renames'],
  ['ALTER TABLE "editions" ALTER COLUMN "lieu" SET DATA TYPE integer;', 'changes a type'],
  ['ALTER TABLE "editions" ALTER COLUMN "lieu" TYPE integer;', 'changes a type'],
  ['ALTER TABLE "editions" ALTER COLUMN "lieu" SET NOT NULL;', 'asks for a value'],
  ['ALTER TABLE "editions" ADD COLUMN "lieu" text NOT NULL;', 'asks for a value'],
  ['ALTER TABLE "editions" ALTER COLUMN "lieu" DROP DEFAULT;', 'drops a default'],
  ['ALTER TABLE "editions" DROP CONSTRAINT "editions_pkey";', 'drops a key'],
  ['ALTER TABLE "editions" ADD CONSTRAINT "c" CHECK ("n" > 0);', 'adds a constraint'],
  ['CREATE UNIQUE INDEX IF NOT EXISTS "i" ON "editions" ("lieu");', 'adds a unique index'],
  [
    'CREATE INDEX "i" ON "editions" USING btree ("lieu");',
    'builds an index without « if not exists »',
  ],
])('%s %s', (text, what) => {
  expect(findNarrowing(text).map((found) => found.split(':')[0])).toEqual([what])
})

test('an index that an earlier migration made unique may be what `on conflict` stands on', () => {
  const before = [{ tag: '0001_a', text: 'CREATE UNIQUE INDEX "i" ON "t" ("n");' }]
  expect(findNarrowing('DROP INDEX "i";', before)).toHaveLength(1)
})

test.each([
  ['what only expands', 'SELECT 1;', []],
  ['what narrows without a word', 'DROP TABLE "t";', ['0012_c drops: drop table "t"']],
  ['what says who stopped using it', '-- Contract: 0011 stopped using "t"\nDROP TABLE "t";', []],
  [
    'what names one that did not run',
    '-- Contract: 0012 stopped using "t"\nDROP TABLE "t";',
    ['0012_c names 0012, which did not run before it'],
  ],
  [
    'what says so for nothing',
    '-- Contract: 0011 stopped using "t"\nSELECT 1;',
    ['0012_c is said to contract, and only expands'],
  ],
])('%s', (_, text, problems) => {
  const before = [{ tag: '0011_b', text: '' }]
  expect(judgeMigration({ tag: '0012_c', text }, before)).toEqual(problems)
})

test('every migration but those older than the rule only expands, or says what had stopped before', () => {
  const problems = migrations.flatMap((migration, nth) => {
    const found = judgeMigration(migration, migrations.slice(0, nth))
    return found.length ? [{ tag: migration.tag, found }] : []
  })
  expect(problems.filter(({ tag }) => !OLDER.includes(tag))).toEqual([])
  expect(problems.map(({ tag }) => tag)).toEqual(OLDER)
})

test('each migration is younger than the one before: one that is older would never run', () => {
  const dates = journal.entries.map(({ when }) => when)
  expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  expect(new Set(dates).size).toBe(dates.length)
})
