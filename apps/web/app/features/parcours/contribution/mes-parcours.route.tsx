import { LatestActivites } from '#features/parcours/activites/latest-activites.tsx'
import { MinePage } from '#kit/publication/mine-page.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MakeRoute } from './make-route.tsx'
import { MyRoutes } from './my-routes.tsx'
import { PARCOURS } from './parcours-kind.ts'
import { UploadZone } from './upload-zone.tsx'

export default function MesParcours() {
  return (
    <MinePage
      action={
        <ButtonLink icon="edit" to="/parcours/tracer">
          Tracer un parcours
        </ButtonLink>
      }
      kind={PARCOURS}
      lead={
        <p className="text-ink-soft">
          Partagez les parcours que vous aimez.{' '}
          <TextLink to="/contributeur-de-parcours">Comment ça marche</TextLink>
        </p>
      }
    >
      <UploadZone />
      <MyRoutes />
      <LatestActivites
        renderAction={({ id, titre }) => <MakeRoute activite={id} titre={titre} />}
      />
    </MinePage>
  )
}
