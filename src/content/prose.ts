/** Names of what stands around a long text: the pages above it, its headings, its date, the file to keep. */
export const trailName = 'Breadcrumb'
export const contentsName = 'Contents'
/** Last change of a legal text. */
export const updatedName = 'Updated'
export const downloadPdf = 'Download as PDF'
