import type { Inscription } from '@foulee/contract/club/inscriptions'
import { getCodePath } from '@foulee/domain/club/inscription'
import { useEffect } from 'react'
import { clearCodePages, listCodes, type OfflineCode, writeCodes } from '#platform/offline/codes.ts'
import { saveOfflinePage } from '#platform/offline/pages.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { useSite } from '#platform/site.ts'
import { writeCodePage, writeListPage } from './code-file.ts'
import { inscriptionPath, MES_EVENEMENTS } from './paths.ts'
import { sayDay, sayHours, sayPlace } from './texts.ts'

const DAY_MS = 86_400_000

/** Content of a QR code: the URL at which the desk validates the registration. */
export const getCodeAddress = (publicUrl: string, { evenement, id, code }: Inscription): string =>
  `${publicUrl || location.origin}${getCodePath(evenement.slug, id, code ?? '')}`

type Given = {
  inscriptions: readonly Inscription[]
  /** Whether the list is complete: other stored codes are then removed. */
  isAll?: boolean
}

/** Stores the shown codes for offline use until their dates are over. */
export function useKeepCodes({ inscriptions, isAll = false }: Given): void {
  const users_id = useSession().currentUser?.users_id
  const { publicUrl } = useSite()
  useEffect(() => {
    if (!users_id || typeof caches === 'undefined') return
    const shown = inscriptions.map(({ date }) => date.id)
    const fresh = inscriptions
      .filter(({ code }) => code !== null)
      .map((one) => toKept(one, users_id, publicUrl))
    const others = listCodes().filter(
      (one) => !isAll && one.users_id === users_id && !shown.includes(one.dates_id),
    )
    const kept = [...others, ...fresh].filter(
      ({ fin }) => Date.parse(fin) + 2 * DAY_MS > Date.now(),
    )
    writeCodes(kept)
    // A full disk or disabled storage: the page shows the code online.
    writePages(kept).catch(() => undefined)
  }, [inscriptions, isAll, publicUrl, users_id])
}

const toKept = (one: Inscription, users_id: number, publicUrl: string): OfflineCode => ({
  users_id,
  dates_id: one.date.id,
  page: inscriptionPath(one.evenement.slug, one.date.id),
  titre: one.evenement.titre,
  quand: `${sayDay(one.date)}, ${sayHours(one.date)}`,
  ou: sayPlace(one.date),
  groupe: one.groupe,
  adresse: getCodeAddress(publicUrl, one),
  fin: one.date.fin,
})

async function writePages(kept: readonly OfflineCode[]): Promise<void> {
  await clearCodePages(kept.map(({ page }) => page))
  if (!kept.length) return
  await Promise.all(kept.map((one) => saveOfflinePage(one.page, writeCodePage(one))))
  await saveOfflinePage(MES_EVENEMENTS, writeListPage(kept))
}
