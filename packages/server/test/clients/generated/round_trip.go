// Uses the client that a generator made, as its reader would: every operation once, and one that is refused.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"strings"

	"worksheet"
)

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func text(value string) *string { return &value }

func main() {
	configuration := worksheet.NewConfiguration()
	configuration.Servers = worksheet.ServerConfigurations{{URL: os.Getenv("WORKSHEET_URL")}}
	client := worksheet.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), worksheet.ContextAccessToken, os.Getenv("WORKSHEET_KEY"))
	api := client.WorksheetsApi

	grades, _, err := api.GetCatalog(ctx).Locale("es").Implemented("true").Execute()
	must(err)
	var grade worksheet.CatalogGrade
	var topic worksheet.CatalogTopic
	for _, grade = range grades {
		if grade.Id == "7" {
			break
		}
	}
	for _, topic = range grade.Topics {
		if topic.Id == "two-step-equations" {
			break
		}
	}
	entries := []worksheet.Entry{{Id: "a", Grade: grade.Id, Topic: topic.Id, Difficulty: topic.Difficulties[0], Count: 3}}

	seed := int32(7)
	made, _, err := api.CreateJsonWorksheet(ctx).
		JsonWorksheetRequest(worksheet.JsonWorksheetRequest{Entries: entries, Seed: &seed, Locale: text("es")}).Execute()
	must(err)
	problems := made.Data.Entries[0].Problems
	prompts := []string{}
	for _, problem := range problems {
		prompts = append(prompts, problem.Prompt.Text)
	}

	columns := float32(2)
	// The generator of this version knows no answers but JSON and XML: it hands the bytes over as those of an error.
	_, answer, err := api.CreatePdfWorksheet(ctx).IdempotencyKey("generated-go").
		PdfWorksheetRequest(worksheet.PdfWorksheetRequest{
			Entries: entries, Layout: &worksheet.Layout{Title: text("Generated"), Columns: &columns}}).Execute()
	file, ok := err.(worksheet.GenericOpenAPIError)
	if !ok || answer.StatusCode != 200 {
		log.Fatal(err)
	}
	pdf := file.Body()

	document := true
	latex, _, err := api.CreateLatexWorksheet(ctx).
		LatexWorksheetRequest(worksheet.LatexWorksheetRequest{Entries: entries, Document: &document}).Execute()
	must(err)
	embed, _, err := api.CreateEmbed(ctx).
		EmbedRequest(worksheet.EmbedRequest{Entries: entries, Title: text("Generated")}).Execute()
	must(err)

	given := worksheet.CheckAnswersRequestAnswer{Type: problems[0].Answer.Type, Value: problems[0].Answer.Value}
	if problems[0].Answer.Requires != nil {
		given.Requires = *worksheet.NewNullableString(problems[0].Answer.Requires)
	}
	verdicts, _, err := api.CheckAnswers(ctx).CheckAnswersRequest(worksheet.CheckAnswersRequest{
		Answers: []worksheet.CheckAnswersRequestAnswers{{Text: problems[0].Answer.Text, Answer: &given}}}).Execute()
	must(err)

	account, _, err := client.AccountApi.GetAccount(ctx).Execute()
	must(err)
	charged := int32(0)
	for _, row := range account.Data.Usage.Rows {
		charged += row.Problems
	}

	_, _, err = api.CreateJsonWorksheet(ctx).
		JsonWorksheetRequest(worksheet.JsonWorksheetRequest{Entries: []worksheet.Entry{}}).Execute()
	refused := ""
	if answer, ok := err.(worksheet.GenericOpenAPIError); ok {
		refused = answer.Model().(worksheet.Error).Error.Code
	}

	told, err := json.Marshal(map[string]interface{}{
		"topic":   topic.Name,
		"prompts": prompts,
		"pdf":     string(pdf[:5]),
		"latex":   strings.Split(latex.Data.Latex, "\n")[0],
		"embed":   strings.Contains(embed.Data.EmbedUrl, "/embeds/"+embed.Data.EmbedId),
		"isRight": verdicts.Data.Answers[0].IsRight,
		"charged": charged,
		"refused": refused,
	})
	must(err)
	fmt.Println(string(told))
}
