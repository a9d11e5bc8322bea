import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/button.tsx'

export function RecoveryCodes({
  codes,
  onSaved,
}: {
  codes: readonly string[]
  onSaved: () => void
}) {
  const save = () =>
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'codes-de-secours.txt')
  return (
    <div className="grid gap-4" role="status">
      <p>
        <strong>Gardez ces codes de secours</strong> ailleurs que sur votre téléphone&nbsp;: chacun
        sert une fois si vous le perdez. Ils ne seront plus affichés.
      </p>
      <ul className="grid gap-x-6 gap-y-1 rounded-control bg-sapin-wash p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button icon="download" onClick={save}>
          Enregistrer
        </Button>
        <Button onClick={onSaved} variant="primary">
          Je les ai gardés
        </Button>
      </div>
    </div>
  )
}
