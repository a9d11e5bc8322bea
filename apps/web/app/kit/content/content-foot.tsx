import { SaveStatus } from '#kit/editor/save-status.tsx'
import { Button } from '#ui/button.tsx'

type ContentFootProps = {
  label: string
  saving: { error: Error | null; isPending: boolean }
  /** Errors of fields, which stand beside them. */
  errors: Readonly<Record<string, string>>
  onClose: () => void
}

export const ContentFoot = ({ label, saving, errors, onClose }: ContentFootProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button icon="check" isLoading={saving.isPending} type="submit">
      {label}
    </Button>
    <Button onClick={onClose} variant="quiet">
      Annuler
    </Button>
    {saving.error && !Object.keys(errors).length && (
      <SaveStatus error={saving.error} isPending={false} isSuccess={false} />
    )}
  </div>
)
