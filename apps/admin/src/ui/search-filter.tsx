import { TextInput } from 'react-admin'

/** The search field that stands above a list; the server looks for the words. */
export const searchFilter = (label: string) => (
  <TextInput
    alwaysOn
    key="recherche"
    label={label}
    resettable
    slotProps={{ htmlInput: { maxLength: 100 } }}
    source="recherche"
    sx={{ minWidth: { xs: '100%', sm: 320 } }}
    type="search"
  />
)
