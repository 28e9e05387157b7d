export const HELP = `worksheet: math practice problems, kindergarten to calculus, in English and Spanish.

  worksheet catalog                       every topic that can be generated
  worksheet catalog --grade 3 --text fact topics of a grade that mention a word
  worksheet catalog --standard 3.OA.C.7   topics that practise a standard
  worksheet generate --topic TOPIC        ten problems as text
  worksheet preview TOPIC                 a few problems of every level, with answers
  worksheet check --topic TOPIC --seed 7 --number 3 'x = 5'
                                          whether an answer is right, and if not, why
  worksheet completion bash               source <(worksheet completion bash)

generate takes
  --topic, --standard    what to practise; --grade is found by itself
  --difficulty           easy, medium (default), hard
  --count                10 if left out
  --replace 3,3,1        exchanges problems for others: the third twice, then the first
  --forms across,down    only problems of these forms; a form that is not known is told with those that are
  --seed                 the same seed gives the same worksheet; 1 if left out
  --locale               en (default), es
  --request FILE         a request as JSON, with as many entries as you like; - reads standard input.
                         --seed and --locale overrule the file's own
  --format               text, json, latex, html, pdf; by default what the ending of -o says
  --answers              adds the answers, which JSON always has
  --solutions            adds worked solutions
  --title                a title for the sheet
  -o, --output FILE      where to write
  --columns, --workspace for PDF and LaTeX: 1 or 2; compact, normal, roomy
  --font-size            for PDF, LaTeX and HTML: small, normal, large; each is larger for kindergarten and grade 1
  --paper, --score       for PDF: letter, a4; a place for the score
  --fragment             for LaTeX and HTML: without the document around it

preview takes the same, but for --topic, --standard, --request and --answers.
check takes --topic, --difficulty, --forms, --seed, --number and --locale.
catalog takes --grade, --text, --standard, --locale, --all (planned topics too), --json.

Examples
  worksheet generate --topic two-step-equations --difficulty medium --count 20 --seed 7 --answers -o sheet.pdf
  worksheet generate --request week.json --locale es -o week.tex
  echo '{"entries":[{"id":"a","grade":"4","topic":"long-division-one-digit-divisor","difficulty":"hard","count":5}]}' | worksheet generate --request - --format json

Exit codes: 0 done, 1 not found or a wrong answer, 2 a mistake in the call, 3 a failure of the program.
`
