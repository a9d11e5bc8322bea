import type { Resultat } from '@foulee/contract/courses/resultat'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { PassagesButton, PassagesRow } from './line-passages.tsx'
import { allureText, categorieText, placeText, runnersText, tempsText } from './resultats-texts.ts'
import { useMine } from './use-mine.ts'

const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))
const ClaimDialog = lazy(() => import('./claim-dialog.tsx'))

type Claimable = Pick<Resultat, 'id' | 'nom' | 'dossard' | 'est_initiales'> & {
  est_equipier?: boolean
}
type ResultatsTableProps = {
  epreuvesId: number
  distance: number | null
  hasPassages: boolean
  /** Address of the page. */
  path: string
  lignes: readonly Resultat[]
}

export function ResultatsTable({
  epreuvesId,
  distance,
  hasPassages,
  path,
  lignes,
}: ResultatsTableProps) {
  const mine = useMine(epreuvesId)
  const [claimed, claim] = useState<Claimable | null>(null)
  const [corrected, correct] = useState<number | null>(null)
  const mayCorrect = mine?.droits.gerer === true
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
            {(mayClaim || mayCorrect) && (
              <th scope="col">
                <span className="sr-only">{mayCorrect ? 'Corriger' : 'C’est moi'}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lignes.map((ligne) => (
            <Line
              distance={distance}
              hasPassages={hasPassages}
              key={ligne.id}
              ligne={ligne}
              mineId={mine?.ligne?.id}
              onClaim={mayClaim ? claim : null}
              onCorrect={mayCorrect ? correct : null}
              path={path}
            />
          ))}
        </tbody>
      </table>
      {corrected !== null && (
        <Suspense>
          <CorrectDialog epreuvesId={epreuvesId} id={corrected} onClose={() => correct(null)} />
        </Suspense>
      )}
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

type Acts = {
  mineId: number | undefined
  onClaim: ((runner: Claimable) => void) | null
  onCorrect: ((id: number) => void) | null
}
type LineProps = Acts &
  Pick<ResultatsTableProps, 'distance' | 'hasPassages' | 'path'> & { ligne: Resultat }

function Line({ ligne, distance, hasPassages, path, ...acts }: LineProps) {
  const { mineId, onClaim, onCorrect } = acts
  const [isOpen, setIsOpen] = useState(false)
  const passagesId = useId()
  return (
    <>
      <tr className={cx(ligne.id === mineId && 'results-mine', isOpen && 'results-opened')}>
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
          {hasPassages && (
            <PassagesButton
              controls={passagesId}
              isOpen={isOpen}
              nom={ligne.nom}
              onPress={() => setIsOpen(!isOpen)}
            />
          )}
          {ligne.equipiers && <Runners ligne={ligne} {...acts} />}
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
        {(onClaim || onCorrect) && (
          <td className="results-claim">
            {onCorrect && (
              <Button onClick={() => onCorrect(ligne.id)} variant="quiet">
                Corriger<span className="sr-only"> {ligne.nom}</span>
              </Button>
            )}
            {onClaim && !ligne.est_initiales && !ligne.equipiers && (
              <Button onClick={() => onClaim(ligne)} variant="quiet">
                C’est moi
                <span className="sr-only">&nbsp;: {ligne.nom}</span>
              </Button>
            )}
          </td>
        )}
      </tr>
      {isOpen && <PassagesRow id={passagesId} path={path} resultats_id={ligne.id} />}
    </>
  )
}

type RunnersProps = Acts & { ligne: Resultat }

function Runners({ ligne, mineId, onClaim, onCorrect }: RunnersProps) {
  const runners = ligne.equipiers ?? []
  const isTold = runnersText(ligne) === '' && runners.every(({ temps }) => temps === null)
  // A team named after its runners lists them already.
  if (isTold && !onClaim && !onCorrect) return null
  return (
    <ul className="results-runners">
      {runners.map((runner) => (
        <li className={cx(runner.id === mineId && 'results-mine-leg')} key={runner.id}>
          {runner.nom}
          {runner.temps !== null && (
            <span className="results-leg">
              <span className="sr-only">, son relais&nbsp;: </span>
              {tempsText(runner)}
            </span>
          )}
          {onCorrect && (
            <Button onClick={() => onCorrect(runner.id)} variant="quiet">
              Corriger<span className="sr-only"> {runner.nom}</span>
            </Button>
          )}
          {onClaim && !runner.est_initiales && (
            <Button
              onClick={() => onClaim({ ...runner, dossard: null, est_equipier: true })}
              variant="quiet"
            >
              C’est moi<span className="sr-only">&nbsp;: {runner.nom}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
