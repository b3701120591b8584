import java.util.List;
import java.util.stream.Collectors;

/** Prints the outcome of a scenario as JSON. No text in it needs escaping. */
final class Outcome {
    private Outcome() {}

    static void print(List<String> symbols, String orderStatus, String orderAmount, int refusedStatus, String refusedCode,
            String value, String withdrawalStatus, boolean m, boolean upperM, long time) {
        String names = symbols.stream().map(symbol -> '"' + symbol + '"').collect(Collectors.joining(","));
        System.out.printf("{\"symbols\":[%s],\"order\":{\"status\":\"%s\",\"amount\":\"%s\"},"
            + "\"refusal\":{\"status\":%d,\"code\":\"%s\"},\"purchase\":{\"value\":\"%s\",\"withdrawal_status\":\"%s\"},"
            + "\"trade\":{\"m\":%b,\"M\":%b,\"T\":%d}}%n",
            names, orderStatus, orderAmount, refusedStatus, refusedCode, value, withdrawalStatus, m, upperM, time);
    }
}
