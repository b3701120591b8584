import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.MarketDataApi;
import org.openapitools.client.api.PortalApi;
import org.openapitools.client.api.TradingApi;
import org.openapitools.client.model.AggTrade;
import org.openapitools.client.model.ApiError;
import org.openapitools.client.model.Order;
import org.openapitools.client.model.OrderRequest;
import org.openapitools.client.model.OrderSideInput;
import org.openapitools.client.model.OrderTypeInput;
import org.openapitools.client.model.PortalOrderWithdrawn;

/**
 * The scenario of scenarios/world.ts with the client that openapi-generator 4.3.1, which knows OpenAPI 3.0 only,
 * generates in Java. Its input is in the environment.
 */
public final class OpenapiGeneratorScenario {
    public static void main(String[] args) throws Exception {
        MarketDataApi market = new MarketDataApi(client());
        TradingApi trading = new TradingApi(client().setRequestInterceptor(request ->
            Signing.sign(request, System.getenv("API_KEY"), System.getenv("API_SECRET"))));
        PortalApi portal = new PortalApi(client().setRequestInterceptor(request ->
            request.setHeader("Authorization", System.getenv("AUTHORIZATION"))));

        List<String> symbols = market.getExchangeInfo(null, null, null).getSymbols().stream().map(symbol -> symbol.getSymbol()).toList();
        Order placed = trading.createOrder(order("0.01", 1), null, null, null, null);
        ApiException refused = null;
        try {
            trading.createOrder(order("1000", 2), null, null, null, null);
        } catch (ApiException error) {
            refused = error;
        }
        ApiError reason = new ObjectMapper().readValue(refused.getResponseBody(), ApiError.class);
        // This version takes the members of an open object as a map.
        PortalOrderWithdrawn purchase = (PortalOrderWithdrawn) portal.createPortalOrder(Map.of("extras", System.getenv("EXTRAS"), "pair", "btc_thb",
            "side", "buy", "price", "100000", "amount", "300"), null, null);
        List<AggTrade> trades = market.getAggTrades("btc_thb", null, null, null, null, null);
        AggTrade trade = trades.get(trades.size() - 1);
        Outcome.print(symbols, placed.getStatus().getValue(), placed.getAmount(), refused.getCode(), reason.getCode(),
            purchase.getValue(), purchase.getWithdrawalStatus(), trade.getM(), trade.getUpperCaseM(), trade.getT());
    }

    private static ApiClient client() {
        URI server = URI.create(System.getenv("BASE_URL"));
        return new ApiClient().setScheme(server.getScheme()).setHost(server.getHost()).setPort(server.getPort()).setBasePath("");
    }

    private static OrderRequest order(String amount, long nonce) {
        return new OrderRequest().type(OrderTypeInput.LIMIT).pair("btc_thb").side(OrderSideInput.BUY).price("1000")
            .amount(amount).nonce(nonce);
    }
}
