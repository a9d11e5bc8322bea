import { Checkbox } from '../choice.tsx'

export const TermsCheckbox = ({ error }: { error: string | undefined }) => (
  <Checkbox error={error} id="cgu" name="cgu">
    J’accepte les{' '}
    <a className="text-link" href="/cgu" rel="noopener" target="_blank">
      conditions générales<span className="sr-only"> (nouvel onglet)</span>
    </a>
  </Checkbox>
)
