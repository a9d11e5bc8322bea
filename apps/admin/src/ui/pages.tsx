import { Pagination, type PaginationProps } from 'react-admin'

/** The pages of a list; the library's own stand in a line of text, which holds no blocks. */
export const Pages = (props: PaginationProps) => <Pagination {...props} component="div" />
