import type { Calibre } from '@foulee/contract/parcours/calibre'
import { formatCalibre } from '@foulee/domain/parcours/calibration-texts'
import { TextLink } from '#ui/text-link.tsx'
import { MON_PROFIL_DE_COUREUR } from './calibrage-path.ts'

/** Sources of a predicted time, with the way to them; without any, the way to have some. */
export function Calibrated({ calibre }: { calibre: Calibre | null }) {
  return (
    <p className="text-sm text-ink-soft">
      {calibre ? (
        <>
          {formatCalibre(calibre)}
          {'\u00a0: '}
          <TextLink to={MON_PROFIL_DE_COUREUR}>mon profil de coureur</TextLink>
        </>
      ) : (
        <TextLink to={MON_PROFIL_DE_COUREUR}>Calibrer mes temps sur moi</TextLink>
      )}
    </p>
  )
}
