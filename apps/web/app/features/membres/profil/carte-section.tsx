import { getMemberName } from '@foulee/domain/membres/personne'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { ImageField } from './image-field.tsx'
import { SectionForm } from './section-form.tsx'

export function CarteSection() {
  const { currentUser, profil } = useSession()
  if (!currentUser || !profil) return null
  const name = getMemberName({ ...currentUser, public_name: profil.public_name })
  const slug = `coureur-${currentUser.users_id}`
  return (
    <EditorSection
      id="carte"
      lead="Ce que les autres voient de vous, selon vos choix de confidentialité."
      title="Carte publique"
    >
      <div className="card grid gap-8 p-5">
        <ImageField
          field="public_banner"
          hint="Montrée en entier. Au plus 10&nbsp;Mo&nbsp;; le lieu de prise de vue est effacé."
          label="Bannière"
          preview={(src) => <Banner slug={slug} src={src} />}
          src={profil.public_banner}
        />
        <ImageField
          field="avatar"
          hint="Recadrée en carré autour du centre."
          label="Photo"
          preview={(src) => <Avatar name={name} size={96} src={src || null} />}
          src={profil.avatar}
        />
      </div>
      <SectionForm id="carte" what="la carte publique">
        {(errors) => (
          <>
            <TextField
              autoComplete="nickname"
              defaultValue={profil.public_name}
              error={errors.public_name}
              hint={`Sans nom public, on lit «\u00a0${getMemberName(currentUser)}\u00a0».`}
              isOptional
              label="Nom public"
              maxLength={60}
              name="public_name"
            />
            <TextArea
              defaultValue={profil.public_description}
              error={errors.public_description}
              hint="Où et comment vous courez, en quelques lignes."
              isOptional
              label="Présentation"
              maxLength={1000}
              name="public_description"
            />
          </>
        )}
      </SectionForm>
      {currentUser.links.profil && (
        <ButtonLink className="justify-self-start" icon="eye" to={currentUser.links.profil}>
          Voir ma page publique
        </ButtonLink>
      )}
    </EditorSection>
  )
}

function Banner({ src, slug }: { src: string; slug: string }) {
  if (!src) {
    return (
      <ReliefImage className="h-32 w-full rounded-card object-cover" kind="parcours" slug={slug} />
    )
  }
  return (
    <Picture
      className="max-h-96 w-full rounded-card bg-relief-1 object-contain"
      sizes="(min-width: 64rem) 48rem, 100vw"
      src={src}
    />
  )
}
