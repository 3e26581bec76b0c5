/** Words around a long text. */
export const contents = 'Contents'
export const breadcrumb = 'Breadcrumb'
export const downloadPdf = 'Download as PDF'
