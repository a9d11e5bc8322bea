import type { Archive } from '@foulee/contract/parcours/archives'
import { archiveRefus, archives } from '@foulee/db/schema'
import { MORCEAU } from '@foulee/domain/parcours/archive'
import { createUser } from '@foulee/testing/factories'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { writeGpx } from '@foulee/trace/write-gpx'
import { asc, eq } from 'drizzle-orm'
import { form } from '#test/http/examples.ts'
import type { SignedIn, TestApp } from '#test/test-app.ts'
import { archivesLecture } from './archives.lecture.ts'

/** An outing of its own: another day and another way for each rank. */
export function makeOuting(rank: number, { length = 3000 }: { length?: number } = {}): Buffer {
  const debut = Date.UTC(2020, 0, 1 + rank, 8)
  const turn = rank % 6
  const track = simulateTrack({
    length,
    spacing: 20,
    speed: 3,
    start: [3 + (rank % 40) / 20, 45 + (rank % 23) / 20],
    way: (metres) => [metres * Math.cos(turn), metres * Math.sin(turn)],
  })
  const segments = track.segments.map((segment) => ({
    ...segment,
    time: segment.time.map((at) => at - 1_700_000_000_000 + debut),
  }))
  return Buffer.from(writeGpx({ ...track, segments }, { hasTimes: true }))
}

export const startOf = (rank: number): Date => new Date(Date.UTC(2020, 0, 1 + rank, 8))

export async function sendArchive(member: SignedIn, zip: Buffer): Promise<Archive> {
  const { id } = await member.call('POST /api/archives/create', {
    body: { nom: 'export.zip', taille: zip.length },
  })
  for (let position = 0; position < zip.length; position += MORCEAU) {
    await sendPiece(member, { id, zip, position })
  }
  return read(member, id)
}

type Piece = { id: number; zip: Buffer; position: number }

export const sendPiece = (member: SignedIn, { id, zip, position }: Piece) => {
  const piece = new Uint8Array(zip.subarray(position, position + MORCEAU))
  const body = form({ position: String(position), morceau: new File([piece], 'morceau') })
  return member.call('POST /api/archives/morceaux/{id}', { params: { id }, body })
}

export const read = async (member: SignedIn, id: number): Promise<Archive> =>
  (await member.call('GET /api/archives/{id}', { params: { id } })).data

/** Sends an archive and reads it to its end. */
export async function importArchive(t: TestApp, member: SignedIn, zip: Buffer): Promise<Archive> {
  const { id } = await sendArchive(member, zip)
  await t.workOff({ only: archivesLecture })
  return read(member, id)
}

export async function createMember(t: TestApp): Promise<SignedIn & { id: number }> {
  const { id } = await createUser(t.db)
  return { id, ...(await t.signIn({ id })) }
}

export const findRefusals = (t: TestApp, archives_id: number) =>
  t.db
    .select({ fichier: archiveRefus.fichier, raison: archiveRefus.raison })
    .from(archiveRefus)
    .where(eq(archiveRefus.archives_id, archives_id))
    .orderBy(asc(archiveRefus.rang), asc(archiveRefus.dedans))

export const findRow = async (t: TestApp, id: number) =>
  (await t.db.select().from(archives).where(eq(archives.id, id)))[0]
