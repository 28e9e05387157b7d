import { Document, Page, renderToFile, StyleSheet, Text } from '@react-pdf/renderer'
import { generateWorksheet } from '@worksheet/core'
import { answerKeyPages, worksheetPages } from '@worksheet/render-pdf'

const worksheet = generateWorksheet({
  seed: 7,
  entries: [{ id: 'angles', grade: 'geometry', topic: 'triangle-angle-sum-exterior', difficulty: 'easy', count: 6 }],
})

const styles = StyleSheet.create({
  cover: { padding: 72, fontSize: 12, lineHeight: 1.5 },
  heading: { fontSize: 28, marginBottom: 24 },
})

const handout = (
  <Document title="Angles of triangles">
    <Page size="LETTER" style={styles.cover}>
      <Text style={styles.heading}>Angles of triangles</Text>
      <Text>Read pages 40 to 42 of the book, then work through the problems on the next page.</Text>
    </Page>
    {worksheetPages(worksheet, { title: 'Practice', columns: 2 })}
    {answerKeyPages(worksheet, { title: 'Practice' })}
  </Document>
)

await renderToFile(handout, 'handout.pdf')
console.log('Wrote handout.pdf')
