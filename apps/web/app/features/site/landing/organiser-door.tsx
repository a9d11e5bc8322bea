import { ButtonLink } from '../../../ui/button.tsx'
import { ReliefImage } from '../../../ui/relief-image.tsx'

/** The way in for those who make races. */
export function OrganiserDoor() {
  return (
    <section
      aria-labelledby="organisateurs"
      className="card relative isolate overflow-hidden p-6 sm:p-10"
    >
      <ReliefImage className="banner-relief" kind="parcours" slug="depart" />
      <div className="grid max-w-xl justify-items-start gap-3">
        <h2 className="text-2xl" id="organisateurs">
          Vous organisez une course&nbsp;?
        </h2>
        <p className="text-lg text-ink-soft">
          Elle a sa place sur la carte. Retrouvez votre club ou votre association, et publiez-la.
        </p>
        <ButtonLink className="mt-2" to="/organisateur">
          Publier ma course
        </ButtonLink>
      </div>
    </section>
  )
}
