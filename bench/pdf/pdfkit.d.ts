declare module 'pdfkit' {
  /** The caller says which part of a document it uses. */
  const PDFDocument: new <Document>(options: object) => Document
  export default PDFDocument
}
