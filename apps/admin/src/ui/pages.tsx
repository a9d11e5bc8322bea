import { Pagination, type PaginationProps } from 'react-admin'

/** MUI's own property, which the library hands on and does not declare. */
const AS_BLOCK = { component: 'div' }

/** The pages of a list; the library's own stand in a line of text, which holds no blocks. */
export const Pages = (props: PaginationProps) => <Pagination {...props} {...AS_BLOCK} />
