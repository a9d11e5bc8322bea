import type { Inscription } from '@foulee/contract/club/inscriptions'
import { getCodePath } from '@foulee/domain/club/inscription'
import { useEffect } from 'react'
import { clearCodePages, listCodes, type OfflineCode, writeCodes } from '#platform/offline/codes.ts'
import { saveOfflinePage } from '#platform/offline/pages.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { useSite } from '#platform/site.ts'
import { writeCodePage, writeListPage } from './code-file.ts'
import { inscriptionPath, MES_EVENEMENTS } from './paths.ts'
import { formatDay, formatHours, formatPlace } from './texts.ts'

const DAY_MS = 86_400_000

/** Content of a QR code: the URL at which the desk validates the registration. */
export const getCodeAddress = (publicUrl: string, { evenement, id, code }: Inscription): string =>
  `${publicUrl || location.origin}${getCodePath(evenement.slug, id, code ?? '')}`

type SaveCodesOptions = {
  inscriptions: readonly Inscription[]
  /** Whether the list is complete: other stored codes are then removed. */
  isAll?: boolean
}

export function useSaveCodes({ inscriptions, isAll = false }: SaveCodesOptions): void {
  const users_id = useSession().currentUser?.users_id
  const { publicUrl } = useSite()
  useEffect(() => {
    if (!users_id || typeof caches === 'undefined') return
    const shown = inscriptions.map(({ date }) => date.id)
    const fresh = inscriptions
      .filter(({ code }) => code !== null)
      .map((inscription) => toOfflineCode(inscription, users_id, publicUrl))
    const otherCodes = listCodes().filter(
      (code) => !isAll && code.users_id === users_id && !shown.includes(code.dates_id),
    )
    const kept = [...otherCodes, ...fresh].filter(
      ({ fin }) => Date.parse(fin) + 2 * DAY_MS > Date.now(),
    )
    writeCodes(kept)
    // A full disk or disabled storage: the page shows the code online.
    writePages(kept).catch(() => undefined)
  }, [inscriptions, isAll, publicUrl, users_id])
}

const toOfflineCode = (
  inscription: Inscription,
  users_id: number,
  publicUrl: string,
): OfflineCode => ({
  users_id,
  dates_id: inscription.date.id,
  page: inscriptionPath(inscription.evenement.slug, inscription.date.id),
  titre: inscription.evenement.titre,
  quand: `${formatDay(inscription.date)}, ${formatHours(inscription.date)}`,
  ou: formatPlace(inscription.date),
  groupe: inscription.groupe,
  adresse: getCodeAddress(publicUrl, inscription),
  fin: inscription.date.fin,
})

async function writePages(kept: readonly OfflineCode[]): Promise<void> {
  await clearCodePages(kept.map(({ page }) => page))
  if (!kept.length) return
  await Promise.all(
    kept.map((offlineCode) => saveOfflinePage(offlineCode.page, writeCodePage(offlineCode))),
  )
  await saveOfflinePage(MES_EVENEMENTS, writeListPage(kept))
}
