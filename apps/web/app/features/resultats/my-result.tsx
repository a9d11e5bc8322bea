import type { MesResultats, Resultat } from '@foulee/contract/resultats'
import { useState } from 'react'
import { useSession } from '../../session/session-provider.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import ClaimDialog from './claim-dialog.tsx'
import { MyLine } from './my-line.tsx'
import { gestionPath } from './paths.ts'
import { tempsText } from './resultats-texts.ts'
import { useMine } from './use-mine.ts'

type Given = { epreuvesId: number; coursesId: number; classes: number }

/** My line, those that may be mine, and the way to manage for who may. Of its own script. */
export default function MyResult({ epreuvesId, coursesId, classes }: Given) {
  const { boot, isAuth } = useSession()
  const mine = useMine(epreuvesId)
  if (boot === 'done' && !isAuth) return <SignInLine />
  if (!mine) return null
  const { ligne, candidats, droits } = mine
  if (!ligne && !candidats.length && !droits.gerer) return null
  return (
    <section aria-labelledby="moi" className="card grid gap-4 bg-sapin-wash p-5">
      <h2 className="text-xl" id="moi">
        {ligne ? 'Votre résultat' : candidats.length ? 'Est-ce vous ?' : 'Organisation'}
      </h2>
      {ligne && <MyLine classes={classes} epreuvesId={epreuvesId} ligne={ligne} />}
      {!ligne && <Candidates candidats={candidats} epreuvesId={epreuvesId} />}
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

function SignInLine() {
  return (
    <p className="text-ink-soft">
      Vous y étiez&nbsp;? <TextLink to="/connexion">Connectez-vous</TextLink> pour dire quelle ligne
      est la vôtre.
    </p>
  )
}

type CandidatesProps = Pick<MesResultats, 'candidats'> & { epreuvesId: number }

function Candidates({ candidats, epreuvesId }: CandidatesProps) {
  const [claimed, claim] = useState<Resultat | null>(null)
  return (
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
      {claimed && (
        <li>
          <ClaimDialog epreuvesId={epreuvesId} ligne={claimed} onClose={() => claim(null)} />
        </li>
      )}
    </ul>
  )
}
