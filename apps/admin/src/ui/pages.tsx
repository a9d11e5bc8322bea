import { Pagination, type PaginationProps } from 'react-admin'

/** MUI's property, passed on by the library without a type. */
const AS_BLOCK = { component: 'div' }

/** Pagination in a block; the library nests blocks in a <p>. */
export const Pages = (props: PaginationProps) => <Pagination {...props} {...AS_BLOCK} />
