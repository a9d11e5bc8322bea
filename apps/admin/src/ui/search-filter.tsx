import { TextInput } from 'react-admin'

/** It has a cross of its own, which works with the keyboard too: the one of the browser would be a second. */
const ROOMY = {
  minWidth: { xs: '100%', sm: 320 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
}

/** The search field that stands above a list; the server looks for the words. */
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
