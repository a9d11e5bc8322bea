import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { Course } from '@foulee/contract/courses/courses'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { TextField } from '#ui/text-field.tsx'
import { SectionForm } from './section-form.tsx'

const LABELS = { email: 'Email', telephone: 'Téléphone', site: 'Site' }

const toFields = ({ email, telephone, site }: Course) => ({
  email: email ?? '',
  telephone: telephone ?? '',
  site: site ?? '',
})

export function ContactSection({ gestion }: { gestion: CourseGestion }) {
  return (
    <EditorSection
      id="contact"
      lead="Ces coordonnées s’affichent sur la page de votre course."
      title="Contact"
    >
      <SectionForm gestion={gestion} labels={LABELS} name="contact" toFields={toFields}>
        {({ email, telephone, site }, errors) => (
          <>
            <div className="grid items-end gap-5 sm:grid-cols-2">
              <TextField
                autoCapitalize="off"
                autoComplete="off"
                defaultValue={email}
                error={errors.email}
                inputMode="email"
                label="Email"
                maxLength={254}
                name="email"
                type="email"
              />
              <TextField
                autoComplete="off"
                defaultValue={telephone}
                error={errors.telephone}
                label="Téléphone"
                maxLength={20}
                name="telephone"
                type="tel"
              />
            </div>
            <TextField
              autoCapitalize="off"
              autoComplete="off"
              defaultValue={site}
              error={errors.site}
              hint="Par exemple www.exemple.fr"
              inputMode="url"
              label="Site"
              maxLength={500}
              name="site"
            />
          </>
        )}
      </SectionForm>
    </EditorSection>
  )
}
