import java.net.http.HttpRequest;
import java.util.List;
import taladexchangeapi.Client;

/** The scenario of scenarios/world.ts with the client that Redocly generates in Java. Its input is in the environment. */
public final class RedoclyScenario {
    public static void main(String[] args) {
        String baseUrl = System.getenv("BASE_URL");
        Client anybody = new Client(new Client.Config().serverUrl(baseUrl));
        Client trader = new Client(new Client.Config().serverUrl(baseUrl).middleware(new Client.Middleware() {
            @Override public void onRequest(HttpRequest.Builder request) {
                Signing.sign(request, System.getenv("API_KEY"), System.getenv("API_SECRET"));
            }
        }));
        Client buyer = new Client(new Client.Config().serverUrl(baseUrl)
            .header("Authorization", System.getenv("AUTHORIZATION")));

        List<String> symbols = anybody.getExchangeInfo(new Client.GetExchangeInfoParams()).symbols().stream().map(symbol -> symbol.symbol()).toList();
        Client.Order placed = trader.createOrder(order("0.01", 1));
        Client.ApiException refused = null;
        try {
            trader.createOrder(order("1000", 2));
        } catch (Client.ApiException error) {
            refused = error;
        }
        Client.ApiError2 reason = Client.ApiError2.fromJson(refused.body);
        Client.PortalOrderWithdrawn purchase = (Client.PortalOrderWithdrawn) buyer.createPortalOrder(
            new Client.PortalOrderRequest(System.getenv("EXTRAS"), "100000", "btc_thb", Client.OrderSideInput.BUY, "300", null));
        List<Client.AggTrade> trades = anybody.getAggTrades(new Client.GetAggTradesParams().symbol("btc_thb"));
        Client.AggTrade trade = trades.get(trades.size() - 1);
        Outcome.print(symbols, placed.status().wire(), placed.amount(), refused.status, reason.code(), purchase.value(),
            purchase.withdrawalStatus(), trade.m(), trade.upperCaseM(), trade.t());
    }

    private static Client.OrderRequest order(String amount, long nonce) {
        return new Client.OrderRequest(Client.OrderTypeInput.LIMIT, "btc_thb", Client.OrderSideInput.BUY, "1000", amount,
            null, nonce, null, null, null, null, null, null, null, null, null);
    }
}
