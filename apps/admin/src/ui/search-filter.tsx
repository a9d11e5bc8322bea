import { TextInput } from 'react-admin'

/** Its own clear button works with the keyboard; the browser's is hidden. */
const ROOMY = {
  minWidth: { xs: '100%', sm: 320 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
}

export const searchFilter = (label: string) => (
  <TextInput
    alwaysOn
    key="recherche"
    label={label}
    resettable
    slotProps={{ htmlInput: { maxLength: 100 } }}
    source="recherche"
    sx={ROOMY}
    type="search"
  />
)
