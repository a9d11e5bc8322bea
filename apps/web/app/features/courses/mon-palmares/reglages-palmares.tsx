import type { ReglagesPalmares as Reglages } from '@foulee/contract/courses/mon-palmares'
import { useSession } from '#platform/session/session-provider.tsx'
import { Switch } from '#ui/choice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useReglages } from './mon-palmares.queries.ts'

export function ReglagesPalmares({ reglages }: { reglages: Reglages }) {
  const { mutate, isPending, variables } = useReglages()
  const { currentUser } = useSession()
  const shown = isPending ? { ...reglages, ...variables } : reglages
  return (
    <section aria-labelledby="qui-le-voit" className="no-print grid gap-3">
      <h2 className="text-xl" id="qui-le-voit">
        Qui le voit
      </h2>
      <div className="card grid gap-4 p-5">
        <Switch
          checked={shown.est_public}
          hint={
            <>
              Avec votre nom entier, à qui voit votre page, selon votre{' '}
              <TextLink to="/reglages/confidentialite">confidentialité</TextLink>.
            </>
          }
          onChange={({ target }) => mutate({ est_public: target.checked })}
        >
          Mon palmarès sur ma page publique
        </Switch>
        {shown.est_public && (
          <>
            <Switch
              checked={shown.avec_declarees}
              hint="Marquées «&nbsp;Déclarée&nbsp;». Sans elles, totaux et cote ne comptent que les officielles."
              onChange={({ target }) => mutate({ avec_declarees: target.checked })}
            >
              Avec mes courses déclarées
            </Switch>
            <Switch
              checked={shown.avec_cote}
              hint="La cote, sa fourchette, et les points de chaque course."
              onChange={({ target }) => mutate({ avec_cote: target.checked })}
            >
              Avec ma cote
            </Switch>
            {currentUser && (
              <p>
                <TextLink to={`/coureurs/${currentUser.users_id}`}>Voir ma page</TextLink>
              </p>
            )}
          </>
        )}
      </div>
    </section>
  )
}
