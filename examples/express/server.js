import { app } from './app.js'

const server = app.listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${server.address().port}/worksheets/7/two-step-equations`),
)
