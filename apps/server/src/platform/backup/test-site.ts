import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call } from '@foulee/contract/shared/call'
import { createClient } from '@foulee/contract/shared/client'
import type { Connection, Db } from '@foulee/db/connect'
import { createOrganisateur, createUser } from '@foulee/testing/factories'
import { blankPng } from '@foulee/testing/png'
import { openSession } from '#features/membres/session/open-session.ts'
import { createFolderStorage } from '#platform/storage/folder.ts'
import { FILE_KINDS } from '#platform/storage/stored-files.ts'
import { form } from '#test/http/examples.ts'
import type { ServerProcess } from '#test/resilience/server-process.ts'
import type { TableState } from './manifest.ts'
import { readTables } from './tables.ts'

export async function makePlace() {
  const root = await mkdtemp(join(tmpdir(), 'foulee-sauvegarde-'))
  const dataDir = join(root, 'donnees')
  return {
    root,
    dataDir,
    storage: createFolderStorage(join(dataDir, 'medias')),
    sauvegarde: { dossier: join(root, 'sauvegardes'), garder: null },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

export async function openWriter(db: Db): Promise<Writer> {
  const { id } = await createUser(db)
  const organisateur = await createOrganisateur(db, { membres: [id] })
  const token = await openSession(db, id, { remember: true, user_agent: null, now: new Date() })
  return { token, organisateurs_id: String(organisateur.id) }
}
export type Writer = { token: string; organisateurs_id: string }

export function writeThrough(
  server: Pick<ServerProcess, 'origin'>,
  { token, organisateurs_id }: Writer,
) {
  const call = createClient({ baseUrl: server.origin, getToken: () => token }) as Call
  return {
    addCourse: (nom: string) =>
      call('POST /api/courses/create', { body: form({ organisateurs_id, nom }) }),
    /**
     * Each width gives another key.
     * @returns the picture's URL
     */
    sendAvatar: async (width: number) => {
      const body = form({ avatar: new File([new Uint8Array(blankPng(width, 200))], 'moi.png') })
      return (await call('POST /api/profile/update', { body })).data.avatar
    },
  }
}

export type Held = { tables: TableState[]; files: Record<string, string> }

export async function readHeld(
  connection: Connection,
  storage: ReturnType<typeof createFolderStorage>,
): Promise<Held> {
  const files: Held['files'] = {}
  for (const kind of FILE_KINDS) {
    for await (const { key } of storage.list(`${kind}/`)) {
      const pieces: Buffer[] = []
      for await (const piece of (await storage.get(key))?.stream ?? []) pieces.push(piece)
      files[key] = Buffer.concat(pieces).toString('base64')
    }
  }
  return { tables: await connection.db.transaction(readTables), files }
}
