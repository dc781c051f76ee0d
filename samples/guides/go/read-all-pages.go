// Prints every reservation of an account once. It reads the list in one pass.
// Needs Go 1.18 and the four CALRY_ variables.
// Run: go run read-all-pages.go
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"time"
)

type reservation struct{ ID, ArrivalDate, DepartureDate string }
type page struct {
	Success bool
	Data    []reservation
	Meta    struct{ Cursors map[string]string }
}

// Reads a page. Retries a 429, a 5xx response, a timeout or a lost connection for a minute.
func read(query url.Values) page {
	address := os.Getenv("CALRY_HOST") + "/api/v2/vrs/reservations?" + query.Encode()
	req, err := http.NewRequest(http.MethodGet, address, nil)
	if err != nil || req.URL.Host == "" {
		log.Fatal("Set the variable CALRY_HOST to a URL")
	}
	req.Header.Set("Authorization", "Bearer "+os.Getenv("CALRY_API_KEY"))
	req.Header.Set("workspaceId", os.Getenv("CALRY_WORKSPACE_ID"))
	req.Header.Set("integrationAccountId", os.Getenv("CALRY_INTEGRATION_ACCOUNT_ID"))
	client := http.Client{Timeout: time.Minute}
	for attempt, wait := 1, time.Second/2; ; attempt, wait = attempt+1, wait*2 {
		var asked time.Duration
		res, err := client.Do(req)
		if err == nil {
			found := page{Success: true}
			err = json.NewDecoder(res.Body).Decode(&found)
			res.Body.Close()
			if err == nil && res.StatusCode == 200 && found.Success && found.Data != nil {
				return found
			}
			err = fmt.Errorf("GET %s returned %s", address, res.Status)
			asked, _ = time.ParseDuration(res.Header.Get("Retry-After") + "s")
		}
		if attempt == 8 || res != nil && res.StatusCode/100 == 4 && res.StatusCode != 429 {
			log.Fatal(err)
		}
		time.Sleep(wait + asked)
	}
}

func main() {
	query, used, printed := url.Values{"limit": {"200"}}, map[string]bool{}, map[string]bool{}
	var list []reservation
	for next := "first"; next != ""; query.Set("cursors", next) {
		found := read(query)
		list = append(list, found.Data...)
		next = found.Meta.Cursors["next"]
		if next != "" && (used[next] || len(found.Data) == 0) {
			log.Fatalf("The list has no end: its cursor %s leads nowhere", next)
		}
		used[next] = true
		if found.Meta.Cursors == nil && len(found.Data) >= 10 {
			log.Printf("The list may be incomplete: %d items without cursors", len(found.Data))
		}
	}
	for _, item := range list {
		if !printed[item.ID] {
			fmt.Println(item.ID, item.ArrivalDate, item.DepartureDate)
			printed[item.ID] = true
		}
	}
}
