import { SearchInput } from 'react-admin'

/** The search field that stands above a list; the server looks for the words. */
export const searchFilter = (label: string) => (
  <SearchInput
    alwaysOn
    key="recherche"
    label={label}
    placeholder={label}
    slotProps={{ htmlInput: { 'aria-label': label, maxLength: 100 } }}
    source="recherche"
    sx={{ minWidth: { xs: '100%', sm: 320 } }}
  />
)
