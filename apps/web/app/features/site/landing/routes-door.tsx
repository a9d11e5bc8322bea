import { ButtonLink } from '../../../ui/button.tsx'
import { ReliefImage } from '../../../ui/relief-image.tsx'

/** The way to where one runs between two races. */
export function RoutesDoor() {
  return (
    <section
      aria-labelledby="itineraires"
      className="card relative isolate overflow-hidden p-6 sm:p-10"
    >
      <ReliefImage className="banner-relief" kind="parcours" slug="balcons" />
      <div className="grid max-w-xl justify-items-start gap-3">
        <h2 className="text-2xl" id="itineraires">
          Et d’ici là, où courir&nbsp;?
        </h2>
        <p className="text-lg text-ink-soft">
          Des parcours tracés et racontés par des coureurs, avec leur carte, leur profil et leur
          fichier pour la montre.
        </p>
        <ButtonLink className="mt-2" to="/itineraires">
          Voir les parcours
        </ButtonLink>
      </div>
    </section>
  )
}
