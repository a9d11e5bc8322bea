import type { MesResultats } from '@foulee/contract/courses/resultats'
import { SOUHAIT_LABELS } from '@foulee/domain/courses/revendication-resultat'
import { useState } from 'react'
import { AccountDoor } from '#kit/session/account-door.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { useGeste } from '#platform/session/use-pending-action.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useOnePress } from '#ui/form/use-one-press.ts'
import ClaimDialog from './claim-dialog.tsx'
import { MyLine } from './my-line.tsx'
import { gestionPath } from './paths.ts'
import { tempsText } from './resultats-texts.ts'
import { useLineActs } from './use-line-acts.ts'
import { useMine } from './use-mine.ts'

type MyResultProps = { epreuvesId: number; coursesId: number; slug: string; classes: number }

export default function MyResult({ epreuvesId, coursesId, slug, classes }: MyResultProps) {
  const { boot, isAuth } = useSession()
  const mine = useMine(epreuvesId)
  if (boot === 'done' && !isAuth) return <SignInLine />
  if (!mine) return null
  const { ligne, demande, droits } = mine
  return (
    <section aria-labelledby="moi" className="card grid gap-4 bg-sapin-wash p-5">
      <h2 className="text-xl" id="moi">
        {titleOf(mine)}
      </h2>
      {ligne && (
        <MyLine
          classes={classes}
          epreuvesId={epreuvesId}
          hasCodes={mine.has_codes}
          key={ligne.id}
          ligne={ligne}
          slug={slug}
        />
      )}
      {demande && <Waiting demande={demande} epreuvesId={epreuvesId} />}
      {!ligne && <Candidates epreuvesId={epreuvesId} mine={mine} />}
      {droits.gerer && (
        <p>
          <ButtonLink icon="settings" to={gestionPath(coursesId, epreuvesId)}>
            Gérer les résultats
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function titleOf({ ligne, demande, candidats }: MesResultats): string {
  if (ligne) return 'Votre résultat'
  if (demande) return 'Votre demande'
  return candidats.length ? 'Est-ce vous\u00a0?' : 'Vous y étiez\u00a0?'
}

function SignInLine() {
  return (
    <div className="no-print grid justify-items-start gap-2">
      <p className="text-ink-soft">
        Vous y étiez&nbsp;? Avec un compte, votre ligne entre dans votre palmarès.
      </p>
      <AccountDoor geste="resultat" icon="flag">
        C’est mon résultat
      </AccountDoor>
    </div>
  )
}

type WaitingProps = { demande: NonNullable<MesResultats['demande']>; epreuvesId: number }

function Waiting({ demande, epreuvesId }: WaitingProps) {
  const { mutate, error, isPending } = useLineActs(epreuvesId)
  const isNewPress = useOnePress(isPending, error)
  const { id, souhait, dossard, motif } = demande
  return (
    <div className="grid gap-3">
      <p>
        L’organisateur a votre demande&nbsp;: <strong>{SOUHAIT_LABELS[souhait]}</strong>
        {dossard && `, dossard ${dossard}`}. Rien ne change jusqu’à sa réponse.
      </p>
      <p className="whitespace-pre-line text-ink-soft">«&nbsp;{motif}&nbsp;»</p>
      <p>
        <Button
          isLoading={isPending}
          onClick={({ timeStamp }) => isNewPress(timeStamp) && mutate({ act: 'cancel', id })}
        >
          Reprendre ma demande
        </Button>
      </p>
      {error && (
        <p className="font-semibold text-rouge-gr" role="alert">
          {error.message}
        </p>
      )}
    </div>
  )
}

type CandidatesProps = { mine: MesResultats; epreuvesId: number }

/** Claim of a line. An open form stays when another window has sent a request meanwhile. */
function Candidates({ mine, epreuvesId }: CandidatesProps) {
  const [claimed, claim] = useState<MesResultats['candidats'][number] | 'dossard' | null>(null)
  const { candidats, demande, has_codes } = mine
  // With a matching name the line is highlighted; otherwise the bib number identifies it.
  useGeste('resultat', true, () => demande || candidats.length || claim('dossard'))
  return (
    <>
      {!demande && candidats.length > 0 && (
        <ul className="grid gap-2">
          {candidats.map((ligne) => (
            <li className="flex flex-wrap items-center justify-between gap-x-4" key={ligne.id}>
              <span>
                <span className="font-semibold">{ligne.nom}</span>
                {ligne.dossard && `, dossard ${ligne.dossard}`}
                {ligne.temps !== null && ` · ${tempsText(ligne)}`}
              </span>
              <Button icon="check" onClick={() => claim(ligne)}>
                C’est moi<span className="sr-only">&nbsp;: {ligne.nom}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!demande && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="grow">
            {candidats.length
              ? 'Une autre ligne, ou vos initiales\u00a0? Votre dossard la retrouve.'
              : 'Votre dossard retrouve votre ligne, aussi sous des initiales, pour la relier à votre compte ou la retirer.'}
          </p>
          <Button onClick={() => claim('dossard')}>Indiquer mon dossard</Button>
        </div>
      )}
      {claimed && (
        <ClaimDialog
          epreuvesId={epreuvesId}
          hasCodes={has_codes}
          ligne={claimed === 'dossard' ? null : claimed}
          onClose={() => claim(null)}
        />
      )}
    </>
  )
}
