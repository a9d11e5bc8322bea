export const MES_COURSES = '/contribution/courses'

export const editorPath = (id: number) => `${MES_COURSES}/${id}`
