// The scenario of scenarios/world.ts with the client that Redocly generates in Go. Its input is in the environment.
package main

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"

	"scenario/client"
)

// Signs each request with version 2 of the signature.
type signer struct{ apiKey, apiSecret string }

func (s signer) RoundTrip(request *http.Request) (*http.Response, error) {
	var body []byte
	if request.Body != nil {
		read, err := io.ReadAll(request.Body)
		if err != nil {
			return nil, err
		}
		body = read
		request.Body = io.NopCloser(bytes.NewReader(body))
	}
	hash := sha256.Sum256(body)
	timestamp := strconv.FormatInt(time.Now().UnixMilli(), 10)
	text := strings.Join([]string{"TALAD-SIGNATURE-2", s.apiKey, timestamp, "", request.Method,
		request.URL.EscapedPath(), request.URL.RawQuery, hex.EncodeToString(hash[:])}, "\n")
	mac := hmac.New(sha512.New, []byte(s.apiSecret))
	mac.Write([]byte(text))
	request.Header.Set("Authorization", "TDAX-API "+s.apiKey)
	request.Header.Set("Signature-Version", "2")
	request.Header.Set("X-Timestamp", timestamp)
	request.Header.Set("Signature", hex.EncodeToString(mac.Sum(nil)))
	return http.DefaultTransport.RoundTrip(request)
}

func order(amount string, nonce int64) client.OrderRequest {
	price := "1000"
	return client.OrderRequest{Type_: client.OrderTypeInputLimit, Pair: "btc_thb", Side: client.OrderSideInputBuy,
		Price: &price, Amount: amount, Nonce: nonce}
}

// Decodes what the client leaves undecoded: the bodies of errors, and bodies of one of several types.
func decode(value any, into any) {
	text, err := json.Marshal(value)
	check(err)
	check(json.Unmarshal(text, into))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func main() {
	ctx := context.Background()
	baseURL := os.Getenv("BASE_URL")
	anybody := client.New(client.Config{ServerURL: baseURL})
	trader := client.New(client.Config{ServerURL: baseURL,
		HTTPClient: &http.Client{Transport: signer{os.Getenv("API_KEY"), os.Getenv("API_SECRET")}}})
	buyer := client.New(client.Config{ServerURL: baseURL,
		Headers: map[string]string{"Authorization": os.Getenv("AUTHORIZATION")}})

	info, err := anybody.GetExchangeInfo(ctx, nil)
	check(err)
	symbols := []string{}
	for _, symbol := range info.Symbols {
		symbols = append(symbols, symbol.Symbol)
	}
	placed, err := trader.CreateOrder(ctx, order("0.01", 1))
	check(err)

	_, err = trader.CreateOrder(ctx, order("1000", 2))
	var refused *client.APIError
	if !errors.As(err, &refused) {
		check(fmt.Errorf("the order was not refused: %v", err))
	}
	var reason client.ApiError2
	decode(refused.Body, &reason)

	answer, err := buyer.CreatePortalOrder(ctx, client.PortalOrderRequest{Extras: os.Getenv("EXTRAS"), Pair: "btc_thb",
		Side: client.OrderSideInputBuy, Price: "100000", Amount: "300"})
	check(err)
	var purchase client.PortalOrderWithdrawn
	decode(answer, &purchase)

	pair := "btc_thb"
	trades, err := anybody.GetAggTrades(ctx, &client.GetAggTradesParams{Symbol: &pair})
	check(err)
	trade := trades[len(trades)-1]

	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"symbols":  symbols,
		"order":    map[string]any{"status": placed.Status, "amount": placed.Amount},
		"refusal":  map[string]any{"status": refused.Status, "code": reason.Code},
		"purchase": purchase,
		"trade":    map[string]any{"m": trade.M, "M": trade.UpperCaseM, "T": trade.T},
	}))
}
