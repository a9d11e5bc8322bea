import type { Resultat } from '@foulee/contract/courses/resultat'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { allureText, categorieText, placeText, tempsText } from './resultats-texts.ts'
import { useMine } from './use-mine.ts'

const ClaimDialog = lazy(() => import('./claim-dialog.tsx'))

type Given = { epreuvesId: number; distance: number | null; lignes: readonly Resultat[] }

/** On phones a runner is one line: place, name, pace and time; the category from 480 pixels on. */
export function ResultatsTable({ epreuvesId, distance, lignes }: Given) {
  const mine = useMine(epreuvesId)
  const [claimed, claim] = useState<Resultat | null>(null)
  const mayClaim = mine !== undefined && mine.ligne === null && mine.demande === null
  return (
    <>
      <table className="results-table">
        <caption className="sr-only">Classement</caption>
        <thead>
          <tr>
            <th className="numeric" scope="col">
              Place
            </th>
            <th scope="col">Nom</th>
            <th scope="col">Catégorie</th>
            <th scope="col">Club</th>
            <th className="numeric" scope="col">
              Parmi les premiers
            </th>
            {distance !== null && (
              <th className="numeric" scope="col">
                Allure
              </th>
            )}
            <th className="numeric" scope="col">
              Temps
            </th>
            {mayClaim && (
              <th scope="col">
                <span className="sr-only">C’est moi</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lignes.map((ligne) => (
            <tr className={cx(ligne.id === mine?.ligne?.id && 'results-mine')} key={ligne.id}>
              <td className="results-place numeric">{placeText(ligne)}</td>
              <th className="results-name" scope="row">
                {ligne.nom}
                {ligne.dossard && (
                  <span className="results-bib">
                    <span className="sr-only">, dossard </span>
                    <span aria-hidden="true">n°&nbsp;</span>
                    {ligne.dossard}
                  </span>
                )}
              </th>
              <td className="results-category">{categorieText(ligne)}</td>
              <td className="results-club">{ligne.club}</td>
              <td className="results-share numeric">
                {ligne.centile !== null && `${ligne.centile}\u00a0%`}
              </td>
              {distance !== null && (
                <td className="results-pace numeric">{allureText(ligne, distance)}</td>
              )}
              <td className="results-time numeric">{tempsText(ligne)}</td>
              {mayClaim && (
                <td className="results-claim">
                  {!ligne.est_initiales && (
                    <Button onClick={() => claim(ligne)} variant="quiet">
                      C’est moi
                      <span className="sr-only">&nbsp;: {ligne.nom}</span>
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {claimed && (
        <Suspense>
          <ClaimDialog
            epreuvesId={epreuvesId}
            hasCodes={mine?.has_codes ?? false}
            ligne={claimed}
            onClose={() => claim(null)}
          />
        </Suspense>
      )}
    </>
  )
}
